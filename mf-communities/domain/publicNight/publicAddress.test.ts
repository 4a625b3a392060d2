import { publicAddress } from './publicAddress.ts';

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
