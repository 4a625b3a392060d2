import { requestNumberTyped } from './requestNumberTyped.ts';

test.each([
  ['7K3-P9Q', '7K3-P9Q'],
  ['7k3p9q', '7K3-P9Q'],
  [' 7k3 p9q ', '7K3-P9Q'],
  ['#7k3-p9q', '7K3-P9Q'],
  ['act-net', 'ACT-NET'],
  ['martha', null],
  ['204 maple', null],
  // No request has a zero or an O.
  ['7k0-p9q', null],
  ['7k3', null],
  ['', null],
])('%j is %j', (text, number) => {
  expect(requestNumberTyped(text)).toBe(number);
});
