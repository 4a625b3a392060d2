import { isReservedSegment } from './reservedSegments.ts';

test.each([
  ['team', true],
  ['Team', true],
  ['mf-team', true],
  ['MF-Valet', true],
  ['mf', false],
  ['sunrise-valet', false],
])('%s belongs to the product: %s', (segment, expected) => {
  expect(isReservedSegment(segment)).toBe(expected);
});
