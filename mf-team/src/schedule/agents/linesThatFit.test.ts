import { linesThatFit } from './linesThatFit.ts';

test.each<[string, string[], number, string[], number]>([
  ['nothing', [], 0, [], 0],
  ['one', ['8'], 0, ['8: 1'], 0],
  ['three shifts with the same start', ['8', '8', '8'], 0, ['8: 3'], 0],
  ['four shifts with the same start', ['8', '8', '8', '8'], 0, ['8: 2'], 2],
  ['two starts', ['8', '9'], 0, ['8: 1', '9: 1'], 0],
  ['two starts and one more', ['8', '8', '9'], 0, ['8: 2'], 1],
  ['three shifts with the same start plus time off', ['8', '8', '8'], 1, ['8: 1'], 2],
  ['two shifts with the same start plus time off', ['8', '8'], 1, ['8: 2'], 0],
  ['one shift plus time off', ['8'], 1, ['8: 1'], 0],
])('%s', (_, shifts, taken, shown, rest) => {
  const fit = linesThatFit(shifts, (shift) => shift, taken);
  expect(fit.groups.map(({ time, shifts: { length } }) => `${time}: ${length}`)).toEqual(shown);
  expect(fit.rest).toBe(rest);
});
