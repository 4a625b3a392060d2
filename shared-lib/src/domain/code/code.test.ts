import { shortPath } from './code.ts';

test('a code is printed with a short address', () => {
  expect(shortPath('7f3a')).toBe('/t/7f3a');
});
