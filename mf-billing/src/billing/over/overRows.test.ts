import type { DirectoryMember } from 'shared-lib/domain';
import { overMembers } from './overRows.ts';

const member = (id: string, change: Partial<DirectoryMember> = {}) =>
  ({
    id,
    fullName: id,
    tier: 'Collection Specialist',
    isActive: true,
    lastActive: null,
    ...change,
  }) as DirectoryMember;

const team = [
  member('olivia', { tier: 'Admin', lastActive: 1 }),
  member('seen', { lastActive: 900 }),
  member('long-ago', { lastActive: 100 }),
  member('never'),
  member('gone', { isActive: false }),
  member('adam', { tier: 'Admin', lastActive: 500 }),
];

test.each([
  [false, ['never', 'long-ago', 'adam', 'seen']],
  [true, ['adam']],
])('the members to choose from, only Admins: %p', (onlyAdmins, expected) => {
  expect(overMembers(team, { ownerId: 'olivia', onlyAdmins }).map(({ id }) => id)).toEqual(expected);
});
