import { unknownProperty } from 'shared-lib/domain';
import { mostViolations } from './mostViolations.ts';

const communities = [
  { id: 'maple', propertyName: 'Maple Court' },
  { id: 'cedar', propertyName: 'Cedar Glen' },
  { id: 'nameless', propertyName: '' },
];
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

test.each<[string, Record<string, number>, [string, number][]]>([
  ['none', {}, []],
  [
    'the most first, then by name',
    { maple: 2, gone: 1, cedar: 2 },
    [
      ['Cedar Glen', 2],
      ['Maple Court', 2],
    ],
  ],
  [
    'unknown and nameless ones',
    { nameless: 1, gone: 2 },
    [
      [unknownProperty, 2],
      [unknownProperty, 1],
    ],
  ],
])('%s', (_, open, expected) => {
  const counts = Object.entries(open).map(([id, count]) => ({ id, open: count }));
  expect(mostViolations(counts, communities, compare, 2).map(({ name, count }) => [name, count])).toEqual(
    expected,
  );
});
