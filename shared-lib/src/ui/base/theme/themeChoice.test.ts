import { parseThemeChoice } from './themeChoice.ts';

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['"><script>', 'system'],
  ['', 'system'],
  [null, 'system'],
])('stored as %j: %s', (stored, choice) => {
  expect(parseThemeChoice(stored)).toBe(choice);
});
