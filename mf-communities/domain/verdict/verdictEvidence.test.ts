import type { VerdictFacts } from './nightOf.ts';
import { verdictOf } from './verdictOf.ts';
import {
  at,
  clockIn,
  correction,
  facts,
  inside,
  log,
  neighbor,
  nothing,
  outside,
  photo,
  told,
} from './verdict.fixture.ts';

const kindsOf = (more: Partial<VerdictFacts>) => verdictOf(facts(more)).evidence.map(({ kind }) => kind);

test('the evidence starts with the door, and has no names', () => {
  const { evidence } = verdictOf(
    facts({
      logs: [log({ geo: inside, photo }), neighbor()],
      scans: [
        { id: 's1', scannedAt: at('20:30'), result: 'onTime' },
        { id: 's2', scannedAt: at('21:30'), result: 'outOfRange' },
      ],
      announcement: told('runningLate', 30),
    }),
  );
  expect(evidence).toEqual([
    expect.objectContaining({
      kind: 'door',
      at: at('21:14'),
      word: 'collected',
      recordId: 'log',
      photo: photo.path,
    }),
    expect.objectContaining({ kind: 'neighbours', at: at('21:10'), until: at('21:10'), count: 1, of: 2 }),
    expect.objectContaining({ kind: 'checkpoints', at: at('20:30'), until: at('20:30'), count: 1, of: 2 }),
    expect.objectContaining({ kind: 'schedule', word: 'scheduled' }),
    expect.objectContaining({ kind: 'window', at: at('18:00'), until: at('20:00') }),
    expect.objectContaining({ kind: 'announcement', word: 'runningLate', count: 30 }),
    expect.objectContaining({ kind: 'clockIn', at: at('20:05'), until: at('22:40') }),
    expect.objectContaining({ kind: 'report', count: 40, of: 48 }),
    expect.objectContaining({ kind: 'reported', at: at('07:30') }),
  ]);
  expect(JSON.stringify(evidence)).not.toContain('sam');
});

test.each([
  ['a door that was recorded twice', { logs: [log(), log({ id: 'again' })] }, 'duplicates'],
  ['a scan out of range', { logs: [log({ geo: outside })] }, 'outOfRange'],
  ['a clock that was off', { logs: [log({ syncedAt: at('20:14') })] }, 'clockOff'],
  ['a correction', { logs: [log({ ...correction })] }, 'correction'],
  ['no entry for the door', {}, 'noDoor'],
  ['an unknown unit', { unitId: null }, 'unitUnknown'],
  ['no one came', nothing, 'nobodyCame'],
] as const)('%s is part of the evidence', (_, more, kind) => {
  expect(kindsOf(more)).toContain(kind);
});

test('however many records there are, the evidence stays short', () => {
  const logs = Array.from({ length: 400 }, (_, index) => log({ id: `log-${index}`, geo: outside }));
  const clockIns = Array.from({ length: 50 }, (_, index) => ({ ...clockIn, id: `clock-${index}` }));
  expect(kindsOf({ logs, clockIns }).length).toBeLessThanOrEqual(30);
});
