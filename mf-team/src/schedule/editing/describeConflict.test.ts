import type { ShiftConflict } from 'shared-lib/domain';
import { concernsByShift, describeConflicts } from './describeConflict.ts';

const t = ((key: string, { name }: { name?: string } = {}) =>
  [key.split('.').at(-1), name].filter(Boolean).join(' ')) as never;
const nameOf = (id: string) => (id === 'gone' ? undefined : id.toUpperCase());
const at = (communityId: string, isRoute = false): ShiftConflict => ({
  kind: 'sameHour',
  communityId,
  isRoute,
});

test.each<[string, ShiftConflict[], string[]]>([
  ['nothing', [], []],
  [
    'overlapping communities are listed together',
    [at('ash'), at('gone')],
    ['confirms: sameHour ASH, Unknown Property'],
  ],
  [
    'the most serious first',
    [
      at('elm', true),
      { kind: 'timeOff', status: 'pending' },
      at('ash'),
      { kind: 'timeOff', status: 'approved' },
    ],
    ['confirms: approved', 'confirms: sameHour ASH', 'informs: pending', 'informs: route ELM'],
  ],
  ['someone inactive', [at('ash'), { kind: 'inactive' }], ['blocks: inactive', 'confirms: sameHour ASH']],
])('%s', (_, conflicts, lines) => {
  expect(
    describeConflicts(conflicts, nameOf, t).map(({ severity, words }) => `${severity}: ${words}`),
  ).toEqual(lines);
});

test('concerns are described shift by shift', () => {
  const wish = (communityId: string) => ({ communityId, serviceDate: '2026-11-23', agentId: 'ada' });
  const concerns = ['ash', 'elm', 'ash'].map((id, index) => ({
    wish: wish(id),
    conflict: at(String(index)),
  }));
  expect(concernsByShift(concerns)).toEqual([
    { wish: wish('ash'), conflicts: [at('0'), at('2')] },
    { wish: wish('elm'), conflicts: [at('1')] },
  ]);
});
