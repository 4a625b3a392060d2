import { communityStatusOf, withoutArchived } from './communityStatus.ts';

const served = { id: 'elm', archivedAt: null, deletedAt: null };
const archived = { id: 'oak', archivedAt: 1, deletedAt: null };
const deleted = { id: 'ash', archivedAt: 1, deletedAt: 2 };

test.each([
  [served, 'served'],
  [archived, 'archived'],
  [deleted, 'deleted'],
] as const)('%j is %s', (community, expected) => {
  expect(communityStatusOf(community)).toBe(expected);
});

test('lists omit archived and deleted communities, and are unchanged if there are none', () => {
  expect(withoutArchived([archived, served, deleted])).toEqual([served]);
  const all = [served];
  expect(withoutArchived(all)).toBe(all);
});
