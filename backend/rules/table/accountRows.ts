import {
  arrayUnion,
  collection,
  collectionGroup,
  deleteField,
  doc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
} from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { customer, member } from './records.ts';
import { everyone, noOne, owner, runs, uids, type Role } from './roles.ts';
import { creating, deleting, getting, listing, reading, updating, updatingWrong, type Row } from './Row.ts';

const path = paths.customer(owner);

const changing = (what: string, changes: object, by: readonly Role[], as?: Role[]): Row =>
  updating(what, path, customer, changes, by, as);

const businessDetails = {
  firstName: 'New',
  lastName: 'Owner',
  businessName: 'New Valet',
  initialOnboardingComplete: true,
};

const tour = {
  completedTours: arrayUnion('welcome'),
  lastTourCompleted: serverTimestamp(),
  lastTourCompletedId: 'welcome',
};

const customerRows: Row[] = [
  getting(path, runs),
  listing(paths.customers(), noOne),
  changing('switch a notification setting', { notifyViolations: false }, runs),
  changing('write a setting that is no switch', { notifyViolations: 'yes' }, noOne),
  changing('prolong the trial', { dateCreated: 'today' }, noOne),
  changing('slip a field in beside a setting', { notifyViolations: true, plan: 'all' }, noOne),
  changing('complete the onboarding', businessDetails, ['owner']),
  changing(
    'complete it with a name of 201 letters',
    { ...businessDetails, firstName: 'x'.repeat(201) },
    noOne,
  ),
  changing('take the onboarding back', { initialOnboardingComplete: false }, noOne),
  changing('change the profile', { firstName: 'Liv', profilePic: 'customers/olivia/team/olivia/me.png' }, [
    'owner',
  ]),
  changing('a picture that is no text', { profilePic: 7 }, noOne, ['owner']),
  changing('choose a business slug', { businessSlug: 'maple' }, noOne),
  changing('complete a tour', tour, ['owner']),
  changing(
    'start the tours over',
    { completedTours: [], lastTourCompleted: null, lastTourCompletedId: null },
    ['owner'],
  ),
  changing(
    'start them over by removing the fields',
    { completedTours: [], lastTourCompleted: deleteField() },
    ['owner'],
  ),
  ...updatingWrong(path, 'owner', customer, () => tour, {
    'a tour of 65 letters': { completedTours: ['x'.repeat(65)] },
    'a tour that is no text': { completedTours: [7] },
    'a tour that is true': { completedTours: ['welcome', true] },
    'a tour with a comma': { completedTours: [','] },
    '51 tours': { completedTours: Array.from({ length: 51 }, (_, index) => `tour-${index}`) },
    'tours that are no list': { completedTours: 'welcome' },
    'a moment that is no timestamp': { lastTourCompleted: 'now' },
    'an id that is no text': { lastTourCompletedId: 1 },
  }),
  deleting(path, customer, noOne),
  creating('another customer', paths.customers(), 'elsewhere', businessDetails, noOne),
];

const teamPath = paths.team(owner);
const specialist = member(uids.specialist, 'Collection Specialist');
const inactive = member(uids.inactiveAdmin, 'Admin', false);
const touched = () => ({ lastModified: serverTimestamp() });
const specialistPath = paths.teamMember(owner, uids.specialist);

const teamRows: Row[] = [
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
  updating(
    'rename',
    specialistPath,
    specialist,
    { firstName: 'Samuel', phone: '+12025550100', ...touched() },
    runs,
  ),
  updating('deactivate', specialistPath, specialist, { isActive: false, ...touched() }, runs),
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
  ...updatingWrong(specialistPath, 'owner', specialist, () => ({ firstName: 'Samuel', ...touched() }), {
    'another uid': { uid: 'adam' },
    'another customer': { customerId: 'another-owner' },
    'another tier': { tier: 'Admin' },
    'another email': { email: 'other@example.com' },
    'a name that is no text': { firstName: 1 },
    'no name': { firstName: '' },
    'a phone number that is none': { phone: 'call me' },
    'a moment that isn’t the server’s': { lastModified: Timestamp.fromMillis(0) },
    'inactive by a word': { isActive: 'no' },
    'a field of no one': { isOwner: true },
  }),
  ...updatingWrong(specialistPath, 'specialist', specialist, () => ({ lastActive: serverTimestamp() }), {
    'a moment of one’s own': { lastActive: Timestamp.fromMillis(0) },
    'a name': { firstName: 'Boss' },
    inactive: { isActive: false },
  }),
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

const subscriptionPath = `${paths.subscriptions(owner)}/one`;
const subscription = { status: 'active' };

const subscriptionRows: Row[] = [
  getting(subscriptionPath, runs),
  listing(paths.subscriptions(owner), runs),
  listing(paths.subscriptions(owner), runs, () => [where('status', '==', 'active')], ', active'),
  creating('give oneself one', paths.subscriptions(owner), 'two', subscription, noOne),
  updating('more employees', subscriptionPath, subscription, { quantity: 100 }, noOne),
  deleting(subscriptionPath, subscription, noOne),
];

const notificationPath = paths.notification(owner, 'one');
const notification = { title: 'Missed shift', message: 'Nobody came.', read: false, seen: false };

const notificationRows: Row[] = [
  getting(notificationPath, runs),
  listing(paths.notifications(owner), runs),
  creating('one', paths.notifications(owner), 'two', notification, noOne),
  updating('mark as seen', notificationPath, notification, { seen: true }, runs),
  updating('mark as read', notificationPath, notification, { seen: true, read: true }, runs),
  updating('another title', notificationPath, notification, { title: 'All is well' }, noOne),
  updating('read by a word', notificationPath, notification, { read: 'yes' }, noOne, ['owner']),
  deleting(notificationPath, notification, noOne),
];

const supportPath = `${path}/supportRequests`;
const supportRequest = (uid: string) => ({
  topic: 'bug',
  message: 'The list is empty.',
  diagnostics: null,
  status: 'new',
  createdAt: serverTimestamp(),
  createdBy: uid,
  email: 'olivia@example.com',
});

const supportRows: Row[] = [
  getting(`${supportPath}/one`, runs),
  listing(supportPath, runs),
  creating('one', supportPath, 'two', supportRequest, runs),
  ...Object.entries({
    'no message': { message: '' },
    'a message of 4001 letters': { message: 'x'.repeat(4001) },
    'too many diagnostics': { diagnostics: 'x'.repeat(20_001) },
    'done already': { status: 'done' },
    'in someone else’s name': { createdBy: 'adam' },
    'at another time': { createdAt: Timestamp.fromMillis(0) },
    'one more field': { priority: 1 },
    'no topic': { topic: 7 },
  }).map(([what, fault]) =>
    creating(what, supportPath, 'two', (uid) => ({ ...supportRequest(uid), ...fault }), noOne, ['owner']),
  ),
  reading(
    'send a support request without the email',
    (firestore, uid) => {
      const { email: _, ...rest } = supportRequest(uid);
      return setDoc(doc(collection(firestore, supportPath)), rest);
    },
    noOne,
    ['owner'],
  ),
  updating('change it', `${supportPath}/one`, { status: 'new' }, { message: 'Never mind' }, noOne),
  deleting(`${supportPath}/one`, { status: 'new' }, noOne),
];

const publicPath = 'publicPages/sunrise/communities';

const publicRows: Row[] = [
  getting(`${publicPath}/maple`, everyone),
  getting('publicPages/sunrise', noOne),
  listing(publicPath, noOne),
  listing('publicPages', noOne),
  creating('one', publicPath, 'mine', { propertyName: 'Mine' }, noOne),
  updating(
    'another name',
    `${publicPath}/maple`,
    { propertyName: 'Maple Court' },
    { propertyName: 'Mine' },
    noOne,
  ),
  deleting(`${publicPath}/maple`, { propertyName: 'Maple Court' }, noOne),
];

/** The account itself, its team, its plan, what it is told, and what anyone may see of it. */
export const accountRows: Row[] = [
  ...customerRows,
  ...teamRows,
  ...subscriptionRows,
  ...notificationRows,
  ...supportRows,
  ...publicRows,
  creating('where nothing is', 'elsewhere', 'one', { a: 1 }, noOne),
  creating('below a customer, where nothing is', `${path}/elsewhere`, 'one', { a: 1 }, noOne),
  getting('_seed/demo', noOne),
  getting('mail/one', noOne),
  creating('a mail', 'mail', 'two', { to: 'a@example.com' }, noOne),
  getting('businessSlugs/sunrise', noOne),
  creating('a slug of somebody', 'businessSlugs', 'mine', { customerId: owner }, noOne),
  getting(`${path}/elsewhere/one`, noOne),
];
