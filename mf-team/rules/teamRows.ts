import {
  collectionGroup,
  deleteField,
  getDocs,
  query,
  serverTimestamp,
  Timestamp,
  where,
} from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { member } from '../../backend/rules/table/records.ts';
import { everyone, noOne, owner, ownPicture, runs, uids } from '../../backend/rules/table/roles.ts';
import {
  creating,
  deleting,
  getting,
  listing,
  reading,
  updating,
  updatingWrong,
  type Row,
} from '../../backend/rules/table/Row.ts';

const teamPath = paths.team(owner);
const admin = member(uids.admin, 'Admin');
const specialist = member(uids.specialist, 'Collection Specialist');
const inactive = member(uids.inactiveAdmin, 'Admin', false);
const touched = () => ({ lastModified: serverTimestamp() });
const signed = (uid: string) => ({
  lastModified: serverTimestamp(),
  lastModifiedBy: { uid, at: serverTimestamp() },
});
const adminPath = paths.teamMember(owner, uids.admin);
const specialistPath = paths.teamMember(owner, uids.specialist);

/** The team, including queries across all businesses. */
export const teamRows: Row[] = [
  listing(teamPath, runs),
  getting(paths.teamMember(owner, uids.admin), runs),
  getting(specialistPath, ['owner', 'admin', 'specialist']),
  creating('an active Admin', teamPath, 'new', member('new', 'Admin'), noOne),
  creating('an inactive specialist', teamPath, 'new', member('new', 'Collection Specialist', false), noOne),
  creating(
    'oneself',
    paths.team('closed-account'),
    (uid) => uid || 'x',
    (uid) => member(uid, 'Admin'),
    noOne,
  ),
  updating('rename', specialistPath, specialist, { firstName: 'Samuel', ...touched() }, noOne),
  updating('change one’s own name', adminPath, admin, { firstName: 'Adán', lastName: '', ...touched() }, [
    'admin',
  ]),
  updating(
    'choose how the product speaks',
    adminPath,
    admin,
    { language: 'es', timeFormat: null, ...touched() },
    ['admin'],
  ),
  updating(
    'say that one’s other sessions have ended',
    adminPath,
    admin,
    { sessionsEndedAt: serverTimestamp(), ...touched() },
    ['admin'],
  ),
  updating(
    'choose it without the dashboard',
    specialistPath,
    specialist,
    { language: 'es', ...touched() },
    noOne,
    ['specialist'],
  ),
  ...updatingWrong(adminPath, 'admin', admin, () => ({ lastName: 'Rey', ...touched() }), {
    'other sessions that ended at another moment': { sessionsEndedAt: Timestamp.fromMillis(0) },
    'a language that nobody speaks': { language: 'fr' },
    'a clock that nobody has': { timeFormat: 24 },
    'no first name': { firstName: '' },
    'a first name of 201 letters': { firstName: 'x'.repeat(201) },
    'a last name of 201 letters': { lastName: 'x'.repeat(201) },
    'another tier': { tier: 'Collection Specialist' },
    'a name, untold': { lastModified: Timestamp.fromMillis(0) },
  }),
  updating('give a phone', specialistPath, specialist, { phone: '+12025550100', ...touched() }, [
    'specialist',
  ]),
  updating('give a picture', specialistPath, specialist, { profilePic: ownPicture, ...touched() }, [
    ...runs,
    'specialist',
  ]),
  updating(
    'give a picture and say who did',
    specialistPath,
    specialist,
    (uid) => ({ profilePic: ownPicture, ...signed(uid) }),
    [...runs, 'specialist'],
  ),
  updating('remove a picture', specialistPath, specialist, { profilePic: null, ...touched() }, [
    ...runs,
    'specialist',
  ]),
  updating(
    'invite by a link of one’s own',
    specialistPath,
    specialist,
    { invitation: { linkId: 'mine', sentAt: serverTimestamp(), expiresAt: serverTimestamp() }, ...touched() },
    noOne,
  ),
  updating(
    'end an invitation',
    specialistPath,
    { ...specialist, invitation: { linkId: 'theirs', sentAt: Timestamp.now(), expiresAt: Timestamp.now() } },
    { invitation: deleteField(), ...touched() },
    noOne,
  ),
  updating(
    'hide that an invitation did not arrive',
    specialistPath,
    {
      ...specialist,
      invitation: { linkId: 'theirs', failure: { code: 'bounced', message: 'No such mailbox' } },
    },
    { 'invitation.failure': null, ...touched() },
    noOne,
  ),
  updating(
    'confirm an email without its link',
    specialistPath,
    { ...specialist, isEmailUnconfirmed: true },
    { isEmailUnconfirmed: deleteField(), ...touched() },
    noOne,
  ),
  updating('deactivate', specialistPath, specialist, { isActive: false, ...touched() }, noOne),
  updating(
    'activate',
    paths.teamMember(owner, uids.inactiveAdmin),
    inactive,
    { isActive: true, ...touched() },
    noOne,
  ),
  updating(
    'activate by leaving the field out',
    paths.teamMember(owner, uids.inactiveAdmin),
    inactive,
    { isActive: deleteField(), ...touched() },
    noOne,
  ),
  updating('make Admin', specialistPath, specialist, { tier: 'Admin' }, noOne),
  updating('say when one was last here', specialistPath, specialist, { lastActive: serverTimestamp() }, [
    'specialist',
  ]),
  ...updatingWrong(specialistPath, 'owner', specialist, () => ({ profilePic: null, ...touched() }), {
    'another uid': { uid: 'adam' },
    'another customer': { customerId: 'another-owner' },
    'another tier': { tier: 'Admin' },
    'another email': { email: 'other@example.com' },
    'another name': { firstName: 'Samuel' },
    'a picture that is no text': { profilePic: 1 },
    'a long address of a picture': { profilePic: `${ownPicture}${'x'.repeat(2048)}` },
    'a picture of another host': { profilePic: 'https://pictures.example/sam.webp' },
    'a picture of a host that begins like ours': {
      profilePic: ownPicture.replace('.com', '.com.evil.example'),
    },
    'a picture of another business': { profilePic: ownPicture.replace(owner, 'another-owner') },
    'a picture that is a script': { profilePic: `javascript:alert(1)//${ownPicture}` },
    'a picture that is only a path': { profilePic: 'customers/olivia/team/sam/a.webp' },
    'a moment that isn’t the server’s': { lastModified: Timestamp.fromMillis(0) },
    'someone else’s name to it': signed(uids.admin),
    'one’s name to another moment': { lastModifiedBy: { uid: owner, at: Timestamp.fromMillis(0) } },
    'one’s name and more': { lastModifiedBy: { uid: owner, at: serverTimestamp(), name: 'Adam' } },
    inactive: { isActive: false },
    'inactive by a word': { isActive: 'no' },
    'active, said once more': { isActive: deleteField() },
    'a deactivation in progress': { deactivation: { takenOverBy: null, startedAt: serverTimestamp() } },
    'a field of no one': { isOwner: true },
  }),
  ...updatingWrong(specialistPath, 'specialist', specialist, () => ({ lastActive: serverTimestamp() }), {
    'a moment of one’s own': { lastActive: Timestamp.fromMillis(0) },
    'a name': { firstName: 'Boss' },
    inactive: { isActive: false },
    'the owner’s name to it': signed(owner),
    'a phone, untold': { phone: '+12025550100' },
    'a phone number that is none': { phone: 'call me', ...touched() },
    'a picture, untold': { profilePic: null },
  }),
  updating(
    'call a deactivation finished',
    paths.teamMember(owner, uids.inactiveAdmin),
    { ...inactive, deactivation: { takenOverBy: null, startedAt: Timestamp.fromMillis(0) } },
    { deactivation: deleteField(), ...touched() },
    noOne,
  ),
  updating(
    'deactivate the owner’s own record',
    paths.teamMember(owner, owner),
    member(owner, 'Admin'),
    { isActive: false, ...touched() },
    noOne,
  ),
  deleting(paths.teamMember(owner, 'gone'), member('gone', 'Collection Specialist', false), noOne),
  reading(
    'find the team records of the specialist',
    (firestore) => getDocs(query(collectionGroup(firestore, 'team'), where('uid', '==', uids.specialist))),
    ['specialist'],
  ),
  reading(
    'find one’s own team records',
    (firestore, uid) => getDocs(query(collectionGroup(firestore, 'team'), where('uid', '==', uid))),
    everyone.filter((role) => role !== 'nobody'),
  ),
  reading(
    'list every team of every business',
    (firestore) => getDocs(collectionGroup(firestore, 'team')),
    noOne,
  ),
];

const formerMembers = paths.formerMembers(owner);
const former = { names: { sam: { name: 'Sam Ortiz', deletedAt: new Date(0) } } };

/** The names of former members. */
export const formerMemberRows: Row[] = [
  getting(formerMembers, runs, former),
  updating('a name', formerMembers, former, { 'names.sam.name': 'Nobody' }, noOne),
  deleting(formerMembers, former, noOne),
];
