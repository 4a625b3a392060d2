import { newRequestNumber, requestNumberPattern } from './requestNumber.ts';

test.each([
  ['the lowest', () => 0, '222-222'],
  ['the highest', (below: number) => below - 1, 'ZZZ-ZZZ'],
])('a number from %s random values is %s', (_, random, expected) => {
  const number = newRequestNumber(random);
  expect(number).toBe(expected);
  expect(number).toMatch(requestNumberPattern);
});

test.each(['7K3P9Q', '7K3-P90', '7k3-p9q', '7K3-P9Q ', 'O1L-S5B'])('%s is not a request number', (text) => {
  expect(text).not.toMatch(requestNumberPattern);
});
