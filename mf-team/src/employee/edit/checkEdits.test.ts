import { defaultPlan, paidPlan, type TeamMember } from 'shared-lib/domain';
import { teamRoomOf } from '../../add-member/teamRoomOf.ts';
import { checkEdits } from './checkEdits.ts';
import { storedTexts } from './memberEdits.ts';

const member: TeamMember = {
  id: 'nadia',
  uid: 'nadia',
  customerId: 'olivia',
  firstName: 'Nadia',
  lastName: 'Flores',
  fullName: 'Nadia Flores',
  email: 'Nadia@members.test',
  phone: null,
  tier: 'District Manager',
  isActive: true,
  profilePic: null,
  lastActive: null,
  dateCreated: null,
  lastModified: 7,
  lastModifiedBy: null,
  deactivation: null,
};
const olivia = { email: 'olivia@members.test', tier: 'Admin', isActive: true } as const;
const room = teamRoomOf([olivia, member], paidPlan(3));
const full = teamRoomOf([olivia, member], defaultPlan);
const texts = storedTexts(member);
const change = {
  teamMemberId: 'nadia',
  lastModified: 7,
  firstName: 'Nadia',
  lastName: 'Flores',
  email: 'nadia@members.test',
  phone: null,
  tier: 'District Manager',
};

test.each([
  ['a name', { firstName: ' Nadja ' }, { firstName: 'Nadja' }],
  ['no last name', { lastName: '' }, { lastName: '' }],
  ['one’s own email', { email: 'NADIA@members.test' }, {}],
  ['a phone as people write it', { phone: '+1 (202) 555-0100' }, { phone: '+12025550100' }],
  ['no phone', { phone: ' ' }, { phone: null }],
  ['a role', { tier: 'Admin' }, { tier: 'Admin' }],
])('%s can be saved', (_, typed, expected) => {
  expect(checkEdits({ ...texts, ...typed }, member, room)).toEqual({
    ok: true,
    change: { ...change, ...expected },
  });
});

test.each([
  ['no name', { firstName: ' ' }, { firstName: { kind: 'missing' } }],
  ['a long name', { lastName: 'x'.repeat(201) }, { lastName: { kind: 'tooLong', max: 200 } }],
  ['no email', { email: 'nadia' }, { email: { kind: 'invalid' } }],
  ['an email of the team', { email: ' OLIVIA@members.test ' }, { email: { kind: 'duplicate' } }],
  ['a phone without a country', { phone: '202 555 0100' }, { phone: { kind: 'invalid' } }],
  ['words for a phone', { phone: 'call me' }, { phone: { kind: 'invalid' } }],
])('%s is refused beside its field', (_, typed, problems) => {
  expect(checkEdits({ ...texts, ...typed }, member, room)).toEqual({ ok: false, problems });
});

test('the allowance of Admins counts who becomes one and is active', () => {
  const asAdmin = { ...texts, tier: 'Admin' };
  const problems = { tier: { kind: 'adminsFull', max: 1 } };
  expect(checkEdits(asAdmin, member, full)).toEqual({ ok: false, problems });
  expect(checkEdits(asAdmin, { ...member, isActive: false }, full)).toMatchObject({ ok: true });
  expect(checkEdits(asAdmin, { ...member, tier: 'Admin' }, full)).toMatchObject({ ok: true });
  expect(checkEdits(asAdmin, member, null)).toMatchObject({ ok: true });
  expect(checkEdits({ ...texts, firstName: 'Nadja' }, member, full)).toMatchObject({ ok: true });
});
