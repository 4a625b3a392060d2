import { readAddress } from './readAddress.ts';

const maple = { businessSlug: 'sunrise-valet', communitySlug: 'maple-court' };

test.each([
  ['/sunrise-valet/maple-court', { address: maple, part: '', isCanonical: true }],
  ['/Sunrise-Valet/Maple%20Court', { address: maple, part: '', isCanonical: false }],
  ['/sunrise-valet/m%C3%A1ple-court', { address: maple, isCanonical: false }],
  ['/sunrise-valet/maple-court/app.webmanifest', { part: '/app.webmanifest' }],
  ['/sunrise-valet/maple-court/app-icon.svg', { part: '/app-icon.svg' }],
  ['/sunrise-valet/maple-court/other', null],
  ['/sunrise-valet', null],
  ['/sunrise-valet/%E7%8E%8B', null],
  ['/sunrise-valet/%E0%A4%A', null],
  ['/../..', null],
])('%s', (path, expected) => {
  const asked = readAddress(path, '?request=1');
  if (expected === null) expect(asked).toBeNull();
  else expect(asked).toMatchObject({ ...expected, search: '?request=1' });
});
