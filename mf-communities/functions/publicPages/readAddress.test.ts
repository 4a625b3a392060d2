import { readAddress, readShortAddress } from './readAddress.ts';

const maple = { businessSlug: 'sunrise-valet', communitySlug: 'maple-court' };

test.each([
  ['/sunrise-valet/maple-court', { address: maple, part: '', isCanonical: true }],
  ['/Sunrise-Valet/Maple%20Court', { address: maple, part: '', isCanonical: false }],
  ['/sunrise-valet/m%C3%A1ple-court', { address: maple, isCanonical: false }],
  ['/sunrise-valet/maple-court/app.webmanifest', { part: '/app.webmanifest' }],
  ['/sunrise-valet/maple-court/app-icon.svg', { part: '/app-icon.svg' }],
  ['/Sunrise-Valet/maple-court/bintag/7f3a', { address: maple, part: '/bintag/7f3a', isCanonical: false }],
  ['/sunrise-valet/maple-court/bintag/call%20555', null],
  ['/sunrise-valet/maple-court/bintag/..', null],
  ['/sunrise-valet/maple-court/bintag/7f3a/more', null],
  ['/sunrise-valet/maple-court/bintag', null],
  ['/sunrise-valet/maple-court/other', null],
  ['/sunrise-valet', null],
  ['/sunrise-valet/%E7%8E%8B', null],
  ['/sunrise-valet/%E0%A4%A', null],
  ['/../..', null],
])('%s', (path, expected) => {
  const requested = readAddress(path, '?request=1');
  if (expected === null) expect(requested).toBeNull();
  else expect(requested).toMatchObject({ ...expected, search: '?request=1' });
});

test.each([
  ['/t/7f3a', '7f3a'],
  ['/t/call%20555%200100', null],
  ['/t/%E0%A4%A', null],
  ['/t/7f3a/more', null],
  ['/t', null],
  ['/sunrise-valet/7f3a', null],
])('the short address %s: %s', (path, expected) => {
  expect(readShortAddress(path)).toBe(expected);
});
