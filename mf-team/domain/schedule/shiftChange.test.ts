import { areApplied, reverseShiftChanges, type ShiftChange, type ShiftOverride } from 'shared-lib/domain';
import { withShiftChanges } from './shiftChange.ts';

const change = (
  communityId: string,
  from: string | null | undefined,
  to: string | null | undefined,
): ShiftChange => ({
  communityId,
  serviceDate: '2026-11-23',
  from: from === undefined ? null : { newAgentId: from },
  to: to === undefined ? null : { newAgentId: to },
});

const entry = (communityId: string, newAgentId: string | null) => ({ communityId, newAgentId });

test.each<[string, unknown, ShiftChange[], unknown[]]>([
  ['a first override', undefined, [change('a', undefined, 'kim')], [entry('a', 'kim')]],
  ['another specialist', [entry('a', 'kim')], [change('a', 'kim', 'lee')], [entry('a', 'lee')]],
  ['a shift cleared', [entry('a', 'kim')], [change('a', 'kim', null)], [entry('a', null)]],
  ['back to the regular assignment', [entry('a', 'kim')], [change('a', 'kim', undefined)], []],
  ['a shift cleared the old way', [entry('a', '')], [change('a', null, 'kim')], [entry('a', 'kim')]],
  [
    'an override without a specialist',
    [{ communityId: 'a' }],
    [change('a', null, 'kim')],
    [entry('a', 'kim')],
  ],
  [
    'neighbors stay, even damaged ones',
    [entry('b', 'lee'), 7, null, entry('a', 'kim')],
    [change('a', 'kim', 'lee')],
    [entry('b', 'lee'), 7, null, entry('a', 'lee')],
  ],
  [
    'two that swap',
    [entry('a', 'kim'), entry('b', 'lee')],
    [change('a', 'kim', 'lee'), change('b', 'lee', 'kim')],
    [entry('a', 'lee'), entry('b', 'kim')],
  ],
  [
    'the last of two entries for one community',
    [entry('a', 'old'), entry('a', 'kim')],
    [change('a', 'kim', 'lee')],
    [entry('a', 'lee')],
  ],
  [
    'over a damaged entry, which no one saw',
    [entry('a', 'kim'), { communityId: 'a', newAgentId: 7 }],
    [change('a', 'kim', 'lee')],
    [entry('a', 'lee')],
  ],
])('writes %s', (_, stored, changes, schedule) => {
  expect(withShiftChanges(stored, changes)).toEqual({ ok: true, schedule });
});

test.each<[string, unknown, ShiftChange, ShiftOverride | null]>([
  [
    'someone assigned another specialist',
    [entry('a', 'lee')],
    change('a', 'kim', 'ann'),
    { newAgentId: 'lee' },
  ],
  [
    'someone added the first override',
    [entry('a', 'lee')],
    change('a', undefined, 'ann'),
    { newAgentId: 'lee' },
  ],
  ['someone removed the override', [], change('a', 'kim', 'ann'), null],
  ['someone cleared the shift', [entry('a', null)], change('a', undefined, 'ann'), { newAgentId: null }],
])('is refused when %s meanwhile, along with the rest of the step', (_, stored, overtaken, found) => {
  expect(withShiftChanges(stored, [change('other', undefined, 'ann'), overtaken])).toEqual({
    ok: false,
    overtaken: [{ ...overtaken, found }],
  });
});

test('reversed changes restore the original list', () => {
  const before = [entry('b', 'lee'), entry('a', 'kim')];
  const changes = [change('a', 'kim', null), change('c', undefined, 'lee')];
  const after = withShiftChanges(before, changes);
  if (!after.ok) throw new Error('refused');
  const back = withShiftChanges(after.schedule, reverseShiftChanges(changes));
  expect(back).toEqual({ ok: true, schedule: before });
});

test.each<[string, unknown, boolean]>([
  ['all of them', [entry('a', 'kim'), entry('b', null)], true],
  ['one of them', [entry('a', 'kim')], false],
  ['something else', [entry('a', 'lee'), entry('b', null)], false],
])('recognizes changes that are already made: %s', (_, stored, made) => {
  const changes = [change('a', undefined, 'kim'), change('b', undefined, null)];
  const again = withShiftChanges(stored, changes);
  expect(areApplied(changes, again.ok ? [] : again.overtaken)).toBe(made);
});
