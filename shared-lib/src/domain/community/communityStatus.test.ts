import { withoutArchived } from './communityStatus.ts';

const served = { id: 'elm', archivedAt: null };
const archived = { id: 'oak', archivedAt: 1 };
const deleted = { id: 'ash', archivedAt: 1 };

test('lists omit archived and deleted communities, and are unchanged if there are none', () => {
  expect(withoutArchived([archived, served, deleted])).toEqual([served]);
  const all = [served];
  expect(withoutArchived(all)).toBe(all);
});
