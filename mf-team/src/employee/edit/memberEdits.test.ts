import {
  blankMemberDetails,
  defaultPlan,
  paidPlan,
  phoneOf,
  teamMemberChangeSchema,
  type TeamMember,
} from 'shared-lib/domain';
import { checkValues } from 'shared-lib/ui/form';
import { teamCapacityOf, type TeamCapacity } from '../../add-member/teamCapacityOf.ts';
import { editErrors, editsOf, type MemberEdits } from './memberEdits.ts';

const member: TeamMember = {
  id: 'nadia',
  uid: 'nadia',
  customerId: 'olivia',
  firstName: 'Nadia',
  lastName: 'Flores',
  fullName: 'Nadia Flores',
  email: 'Nadia@members.test',
  ...blankMemberDetails,
  tier: 'District Manager',
  isActive: true,
  profilePic: null,
  language: null,
  timeFormat: null,
  sessionsEndedAt: null,
  lastActive: null,
  dateCreated: null,
  lastModified: 7,
  lastModifiedBy: null,
  isEmailUnconfirmed: false,
  deactivation: null,
  invitation: null,
};
const olivia = { email: 'olivia@members.test', tier: 'Admin', isActive: true } as const;
const room = teamCapacityOf([olivia, member], paidPlan(3));
const full = teamCapacityOf([olivia, member], defaultPlan);
const values = editsOf(member);
const checkEdits = (edits: object, of: TeamMember, within: TeamCapacity | null) =>
  checkValues(edits as MemberEdits, {
    schema: teamMemberChangeSchema,
    toInput: (typed) => ({ ...typed, teamMemberId: of.id, seen: of.lastModified }),
    check: (typed) => editErrors(typed, of, within),
  });
const change = {
  teamMemberId: 'nadia',
  seen: 7,
  firstName: 'Nadia',
  lastName: 'Flores',
  email: 'nadia@members.test',
  ...blankMemberDetails,
  tier: 'District Manager',
};

test.each([
  ['a name', { firstName: ' Nadja ' }, { firstName: 'Nadja' }],
  ['no last name', { lastName: '' }, { lastName: '' }],
  ['one’s own email', { email: 'NADIA@members.test' }, {}],
  ['a phone number with formatting', { phone: phoneOf('+1 (202) 555-0100') }, { phone: '+12025550100' }],
  ['no phone', { phone: phoneOf(' ') }, { phone: null }],
  ['a role', { tier: 'Admin' }, { tier: 'Admin' }],
])('%s can be saved', (_, typed, expected) => {
  expect(checkEdits({ ...values, ...typed }, member, room)).toEqual({
    ok: true,
    payload: { ...change, ...expected },
  });
});

test.each([
  ['no name', { firstName: ' ' }, { firstName: { code: 'missing' } }],
  ['a long name', { lastName: 'x'.repeat(201) }, { lastName: { code: 'tooLong', max: 200 } }],
  ['no email', { email: 'nadia' }, { email: { code: 'invalid', format: 'email' } }],
  ['an email already on the team', { email: ' OLIVIA@members.test ' }, { email: { code: 'duplicate' } }],
  [
    'a phone number without a country code',
    { phone: phoneOf('202 555 0100') },
    { phone: { code: 'invalid', format: 'phone' } },
  ],
  [
    'words instead of a phone number',
    { phone: phoneOf('call me') },
    { phone: { code: 'invalid', format: 'phone' } },
  ],
])('%s is refused next to its field', (_, typed, errors) => {
  expect(checkEdits({ ...values, ...typed }, member, room)).toEqual({ ok: false, errors });
});

test('the Admin limit counts active members who become Admins', () => {
  const asAdmin = { ...values, tier: 'Admin' };
  const errors = { tier: { code: 'adminsFull', count: 1 } };
  expect(checkEdits(asAdmin, member, full)).toEqual({ ok: false, errors });
  expect(checkEdits(asAdmin, { ...member, isActive: false }, full)).toMatchObject({ ok: true });
  expect(checkEdits(asAdmin, { ...member, tier: 'Admin' }, full)).toMatchObject({ ok: true });
  expect(checkEdits(asAdmin, member, null)).toMatchObject({ ok: true });
  expect(checkEdits({ ...values, firstName: 'Nadja' }, member, full)).toMatchObject({ ok: true });
});
