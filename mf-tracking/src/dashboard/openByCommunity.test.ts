import { unknownProperty } from 'shared-lib/domain';
import { openByCommunity } from './openByCommunity.ts';

const communities = [
  { id: 'maple', propertyName: 'Maple Court' },
  { id: 'cedar', propertyName: 'Cedar Glen' },
  { id: 'nameless', propertyName: '' },
];
const at = (...ids: string[]) => ids.map((communityId) => ({ communityId }));
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

test.each<[string, string[], [string, number][]]>([
  ['none', [], []],
  [
    'the most first, then by name',
    ['maple', 'cedar', 'maple', 'cedar', 'gone'],
    [
      ['Cedar Glen', 2],
      ['Maple Court', 2],
    ],
  ],
  [
    'unknown and nameless ones',
    ['gone', 'gone', 'nameless'],
    [
      [unknownProperty, 2],
      [unknownProperty, 1],
    ],
  ],
])('%s', (_, ids, expected) => {
  expect(
    openByCommunity(at(...ids), communities, compare, 2).map(({ name, count }) => [name, count]),
  ).toEqual(expected);
});
