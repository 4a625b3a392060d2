import { notableStates } from './notableStates.ts';

const none = {
  missed: 0,
  late: 0,
  unassigned: 0,
  tooLong: 0,
  onTheClock: 0,
  scheduled: 0,
  done: 0,
  noRecord: 0,
};

test.each([
  ['nothing', {}, []],
  ['only planned and done', { scheduled: 9, done: 14 }, []],
  [
    'problems first',
    { onTheClock: 3, late: 2, missed: 1 },
    [
      ['missed', 1],
      ['late', 2],
      ['onTheClock', 3],
    ],
  ],
])('%s', (_, counts, expected) => {
  expect(notableStates({ ...none, ...counts }).map(({ state, count }) => [state, count])).toEqual(expected);
});
