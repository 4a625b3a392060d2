import { communityStatusOf } from './communityStatus.ts';

test.each([
  [{ archivedAt: null, deletedAt: null }, 'served'],
  [{ archivedAt: 1, deletedAt: null }, 'archived'],
  [{ archivedAt: 1, deletedAt: 2 }, 'deleted'],
] as const)('%j is %s', (community, expected) => {
  expect(communityStatusOf(community)).toBe(expected);
});
