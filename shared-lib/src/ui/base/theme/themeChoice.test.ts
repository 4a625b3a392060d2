import { themeChoiceOf } from './themeChoice.ts';

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['"><script>', 'system'],
  ['', 'system'],
  [null, 'system'],
])('stored as %j: %s', (stored, choice) => {
  expect(themeChoiceOf(stored)).toBe(choice);
});
