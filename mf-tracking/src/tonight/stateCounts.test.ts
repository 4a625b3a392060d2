import { stateCounts } from './stateCounts.ts';
import type { ShiftStateName } from './tonightOf.ts';

const none = { missed: 0, late: 0, unassigned: 0, onTheClock: 0, scheduled: 0, done: 0 };

test.each<[string, Partial<typeof none>, ShiftStateName[], [ShiftStateName, number][]]>([
  ['nothing', {}, [], []],
  ['problems first', { done: 14, onTheClock: 3, late: 2 }, [], [['late', 2], ['onTheClock', 3], ['done', 14]]],
  ['without what is said already', { done: 14, scheduled: 9, late: 2 }, ['done', 'scheduled'], [['late', 2]]],
])('%s', (_, counts, leaveOut, expected) => {
  expect(stateCounts({ ...none, ...counts }, leaveOut).map(({ state, count }) => [state, count])).toEqual(expected);
});
