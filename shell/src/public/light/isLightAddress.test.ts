import { isLightAddress } from './isLightAddress.ts';

test.each([
  ['/t/7f3a', true],
  ['/sunrise-valet/maple-court', true],
  ['/sunrise-valet/maple-court/', true],
  ['/sunrise-valet/maple-court/bintag/7f3a', true],
  ['/sunrise-valet/maple-court/bintag', false],
  ['/sunrise-valet/maple-court/admin', false],
  ['/sunrise-valet/maple-court/other', false],
  ['/t', false],
  ['/t/7f3a/x', false],
  ['/docs/roles', false],
  ['/proof/7f3a', false],
  ['/team/7f3a', false],
  ['/Team/7f3a', false],
  ['/sunrise-valet', false],
  ['/', false],
  ['//', false],
])('%s: %s', (pathname, expected) => {
  expect(isLightAddress(pathname)).toBe(expected);
});
