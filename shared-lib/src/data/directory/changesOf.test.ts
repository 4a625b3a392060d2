import { accountLinkLifetimes } from '../../domain/account/accountLink.ts';
import { communitySchema } from '../../domain/community/community.ts';
import { directoryCommunityOf } from '../../domain/summary/directoryCommunity.ts';
import { directoryMemberOf } from '../../domain/summary/directoryMember.ts';
import { newTeamMemberSchema } from '../../domain/teamMember/newTeamMember.ts';
import { teamMemberSchema } from '../../domain/teamMember/teamMember.ts';
import {
  assignmentChanged,
  communityAdded,
  memberAdded,
  memberDeactivated,
  memberDeleted,
  memberEdited,
  memberReinvited,
  memberReactivated,
} from './changesOf.ts';

const now = 1_795_000_000_000;

const typed = newTeamMemberSchema.parse({
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@hub.test',
  tier: 'Admin',
  isActive: true,
});

const stored = directoryMemberOf(
  teamMemberSchema.parse({ ...typed, id: 'ada', uid: 'ada', dateCreated: now }),
);

const invited = { ...stored, invitedUntil: now + accountLinkLifetimes.joining };

const lost = { ...invited, isInvitationLost: true };
const edits = { ...typed, teamMemberId: 'ada', lastName: 'Lovelace', seen: null };

test.each([
  ['an addition', memberAdded('ada', typed, now), null, invited],
  ['an addition that has already arrived', memberAdded('ada', typed, 0), stored, stored],
  ['an edit', memberEdited(edits), stored, { ...stored, lastName: 'Lovelace', fullName: 'Ada Lovelace' }],
  ['a deactivation', memberDeactivated('ada'), invited, { ...stored, isActive: false }],
  [
    'a deactivation that was interrupted',
    memberDeactivated('ada'),
    { ...stored, isActive: false, isDeactivating: true },
    { ...stored, isActive: false },
  ],
  ['a reactivation', memberReactivated('ada'), { ...stored, isActive: false, hasLogin: false }, stored],
  ['an invitation sent again', memberReinvited('ada'), lost, invited],
  ['an edit that keeps the address', memberEdited({ ...edits, lastName: 'Byron' }), lost, lost],
  [
    'an edit of the address',
    memberEdited({ ...edits, lastName: 'Byron', email: 'a@hub.test' }),
    lost,
    { ...invited, email: 'a@hub.test' },
  ],
  ['a deletion', memberDeleted('ada'), stored, null],
  ['an edit of someone who was deleted', memberEdited(edits), null, null],
])('%s of a member', (_, { key, change }, before, after) => {
  expect(key).toBe('ada');
  expect(change(before)).toEqual(after);
});

test('an added community has its form’s fields and the defaults of a new one', () => {
  const community = { propertyName: 'Oak Hill', timezone: 'America/Denver', totalUnits: 40 };
  const { key, change } = communityAdded({ communityId: 'oak', slug: 'oak-hill' }, community);
  expect(key).toBe('oak');
  expect(change(null)).toEqual(
    directoryCommunityOf(communitySchema.parse({ ...community, id: 'oak', slug: 'oak-hill' })),
  );
});

test.each([
  ['kim', { id: 'monday', day: 'monday', communityId: 'oak', customerId: 'olivia', memberId: 'kim' }],
  [null, null],
] as const)('a regular assignment given to %s', (to, expected) => {
  const { key, change } = assignmentChanged('olivia', { communityId: 'oak', day: 'monday', from: null, to });
  expect(key).toBe('oak/monday');
  expect(change(null)).toEqual(expected);
});
