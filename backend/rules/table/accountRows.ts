import {
  arrayUnion,
  collection,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { customer } from './records.ts';
import { everyone, noOne, owner, ownPicture, runs, type Role } from './roles.ts';
import { creating, deleting, getting, listing, reading, updating, updatingWrong, type Row } from './Row.ts';

const path = paths.customer(owner);

const changing = (what: string, changes: object, by: readonly Role[], as?: readonly Role[]): Row =>
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
  updating(
    'complete the onboarding',
    path,
    { ...customer, initialOnboardingComplete: false },
    businessDetails,
    noOne,
  ),
  changing('say how far it has come', { onboarding: { step: 'done' } }, noOne),
  changing('accept other terms', { terms: { version: 'mine' } }, noOne),
  changing('choose a plan', { planChosen: 'free' }, noOne),
  changing('take the onboarding back', { initialOnboardingComplete: false }, noOne),
  changing('change the profile', { firstName: 'Liv', profilePic: ownPicture }, ['owner']),
  changing('leave the last name out', { lastName: '' }, ['owner']),
  changing('take one’s first name away', { firstName: '' }, noOne, ['owner']),
  changing('a last name of 201 letters', { lastName: 'x'.repeat(201) }, noOne, ['owner']),
  changing('a picture that is no text', { profilePic: 7 }, noOne, ['owner']),
  changing('a picture of another host', { profilePic: 'https://pictures.example/a.png' }, noOne, ['owner']),
  changing('say where the business has its day', { timeZone: 'America/Denver' }, ['owner']),
  changing('a zone that is no name', { timeZone: '-07:00' }, noOne, ['owner']),
  changing('say that one’s other sessions have ended', { sessionsEndedAt: serverTimestamp() }, ['owner']),
  changing('say it of another moment', { sessionsEndedAt: Timestamp.fromMillis(0) }, noOne, ['owner']),
  changing('choose how the product speaks', { language: 'es', timeFormat: '24h' }, ['owner']),
  changing('leave that to the device', { language: null, timeFormat: null }, ['owner']),
  changing('a language that nobody speaks', { language: 'fr' }, noOne, ['owner']),
  changing('a clock that nobody has', { timeFormat: '10h' }, noOne, ['owner']),
  changing('choose a business slug', { businessSlug: 'maple' }, noOne),
  changing('complete a tour', tour, ['owner']),
  changing('restart the tours', { completedTours: [], lastTourCompleted: null, lastTourCompletedId: null }, [
    'owner',
  ]),
  changing('restart them by removing the fields', { completedTours: [], lastTourCompleted: deleteField() }, [
    'owner',
  ]),
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

const notificationPath = paths.notification(owner, 'one');
const notification = { title: 'Missed shift', message: 'Nobody came.', read: false, seen: false };

const notificationRows: Row[] = [
  getting(notificationPath, runs),
  listing(paths.notifications(owner), runs),
  creating('one', paths.notifications(owner), 'two', notification, noOne),
  updating('mark as seen', notificationPath, notification, { seen: true }, runs),
  updating('mark as read', notificationPath, notification, { seen: true, read: true }, runs),
  updating('another title', notificationPath, notification, { title: 'All is well' }, noOne),
  updating('read as text', notificationPath, notification, { read: 'yes' }, noOne, ['owner']),
  updating('a damaged one as seen', notificationPath, { title: 42, read: 'yes' }, { seen: true }, runs),
  updating('without a flag', notificationPath, notification, { seen: deleteField() }, noOne, ['owner']),
  deleting(notificationPath, notification, noOne),
];

const supportPath = paths.supportRequests(owner);
const supportRequest = (uid: string) => ({
  topic: 'problem',
  message: 'The list is empty.',
  diagnostics: null,
  status: 'new',
  createdAt: serverTimestamp(),
  createdBy: uid,
  email: `${uid}@example.com`,
});

const supportRows: Row[] = [
  getting(`${supportPath}/one`, runs),
  listing(supportPath, runs),
  creating('one', supportPath, 'two', supportRequest, runs),
  ...Object.entries({
    'a message of 9 letters': { message: 'x'.repeat(9) },
    'a message of 4001 letters': { message: 'x'.repeat(4001) },
    'too many diagnostics': { diagnostics: 'x'.repeat(20_001) },
    'done already': { status: 'done' },
    'in someone else’s name': { createdBy: 'adam' },
    'at another time': { createdAt: Timestamp.fromMillis(0) },
    'from another’s address': { email: 'victim@example.com' },
    'one more field': { priority: 1 },
    'no topic': { topic: 7 },
    'a topic that the list does not know': { topic: 'bug' },
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
  getting('publicPages/sunrise', everyone),
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

/** The account itself, its notifications, and its public data. */
export const accountRows: Row[] = [
  ...customerRows,
  ...notificationRows,
  ...supportRows,
  ...publicRows,
  creating('in an unknown collection', 'elsewhere', 'one', { a: 1 }, noOne),
  creating('in an unknown collection of a customer', `${path}/elsewhere`, 'one', { a: 1 }, noOne),
  getting('_seed/demo', noOne),
  getting('mail/one', noOne),
  creating('a mail', 'mail', 'two', { to: 'a@example.com' }, noOne),
  updating('resend an email', 'mail/one', { to: 'a@example.com' }, { delivery: null }, noOne),
  listing('mail', noOne),
  getting('businessSlugs/sunrise', noOne),
  creating('a slug of somebody', 'businessSlugs', 'mine', { customerId: owner }, noOne),
  getting(`${path}/elsewhere/one`, noOne),
];
