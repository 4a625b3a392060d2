import { isBinTagId, publicAddress } from './publicAddress.ts';

test.each([
  ['sunrise-valet', 'maple-court', { businessSlug: 'sunrise-valet', communitySlug: 'maple-court' }],
  ['Sunrise Valet', 'Maple Court', { businessSlug: 'sunrise-valet', communitySlug: 'maple-court' }],
  ['a/b', '../../customers', { businessSlug: 'a-b', communitySlug: 'customers' }],
  ['sunrise-valet', '王小明', null],
  ['..', 'maple-court', null],
  ['sunrise-valet', 'w'.repeat(2000), null],
  [undefined, undefined, null],
])('%s, %s', (business, community, expected) => {
  expect(publicAddress(business, community)).toEqual(expected);
});

test.each([
  ['tag-4k2j-maple-court-A-101', true],
  ['7F_3a', true],
  ['', false],
  ['call 555 0100', false],
  ['<img>', false],
  ['a/b', false],
  ['x'.repeat(129), false],
])('bin tag %s: %s', (id, expected) => {
  expect(isBinTagId(id)).toBe(expected);
});
