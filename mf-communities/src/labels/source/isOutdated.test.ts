import { isOutdated } from './isOutdated.ts';

test.each<[string, number | null, number | null, boolean]>([
  ['never printed', null, 5, false],
  ['no request', 4, null, false],
  ['printed before', 4, 5, true],
  ['printed since', 6, 5, false],
])('%s', (_, printedAt, before, expected) => {
  expect(isOutdated(printedAt, before)).toBe(expected);
});
