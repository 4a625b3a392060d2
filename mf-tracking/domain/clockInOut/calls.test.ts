import { clockCalls, clockCallsFor } from './calls.ts';

const approved = { approved: ['one'], left: [] };

test.each([
  ['correct', { success: true }],
  ['add', { clockInOutId: 'new' }],
  ['approve', approved],
  ['unapprove', approved],
  ['approveNight', { records: 2, workedMin: 300, ...approved }],
] as const)('the result of %s is kept whole, by its act and by the table', (act, answer) => {
  expect(clockCallsFor(act).changeClockInOuts.result.parse(answer)).toEqual(answer);
  expect(clockCalls.changeClockInOuts.result.parse(answer)).toEqual(answer);
});

test('an act refuses the result of another', () => {
  expect(clockCallsFor('approveNight').changeClockInOuts.result.safeParse(approved).success).toBe(false);
});
