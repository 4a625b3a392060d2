import { isPublicAddress } from './isPublicAddress.ts';

test.each([
  ['/docs', true],
  ['/docs/roles', true],
  ['/404', true],
  ['/t/7f3a', true],
  ['/proof/7f3a', true],
  ['/sunrise-valet/maple-court', true],
  ['/sunrise-valet/maple-court/', true],
  ['/sunrise-valet/maple-court/bintag/7f3a', true],
  ['/sunrise-valet/maple-court/admin/violations', true],
  ['/', false],
  ['/login', false],
  ['/team', false],
  ['/team/7f3a', false],
  ['/Team/7f3a', false],
  ['/communities/maple-court/bintags', false],
  ['/settings/x/y', false],
  ['/sunrise-valet', false],
  ['/mf-team/1.0.0', false],
  ['//', false],
])('%s: %s', (pathname, expected) => {
  expect(isPublicAddress(pathname)).toBe(expected);
});
