import { findCommunity } from './findCommunity.ts';

const community = (id: string, slug: string | null, propertyName: string, more: object = {}) => ({
  id,
  slug,
  propertyName,
  archivedAt: null,
  deletedAt: null,
  ...more,
});
const communities = [
  community('c1', 'maple-court', 'Maple Court'),
  community('c2', 'c1', 'maple-court'),
  community('c4', null, 'Twin Oaks'),
  community('c3', null, 'Twin Oaks'),
  community('c5', null, '50% off / A?b#c'),
  community('c0', 'old-oaks', 'Twin Oaks', { archivedAt: 1 }),
  community('c6', null, 'Ash Row', { archivedAt: 1 }),
  community('c7', 'gone', 'Gone', { archivedAt: 1, deletedAt: 2 }),
];

test.each([
  ['its id', 'c2', 'c2'],
  ['an id before another’s slug', 'c1', 'c1'],
  ['a slug before another’s name', 'maple-court', 'c1'],
  ['its exact name', 'Maple Court', 'c1'],
  ['a name that two have', 'Twin Oaks', 'c3'],
  ['an archived one’s slug', 'old-oaks', 'c0'],
  ['a name that only an archived one has', 'Ash Row', 'c6'],
  ['a deleted one’s name', 'Gone', null],
  ['a name with special characters', '50% off / A?b#c', 'c5'],
  ['another case', 'MAPLE COURT', null],
  ['nothing', '', null],
  ['none', 'harbor-point', null],
])('by %s', (_, name, id) => {
  expect(findCommunity(communities, name)?.id ?? null).toBe(id);
});
