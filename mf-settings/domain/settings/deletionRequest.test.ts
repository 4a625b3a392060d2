import { matchesBusinessName } from './deletionRequest.ts';

test.each([
  ['Sunrise Valet', 'Sunrise Valet', true],
  ['  sunrise   VALET ', 'Sunrise Valet', true],
  ['Sunrise', 'Sunrise Valet', false],
  ['', 'Sunrise Valet', false],
  ['', '', false],
  ['e\u0301clat', '\u00e9clat', true],
])('%j types %j: %s', (typed, name, isTyped) => {
  expect(matchesBusinessName(typed, name)).toBe(isTyped);
});
