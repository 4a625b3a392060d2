import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  arrayUnion,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { startFirestore, type FirestoreServer } from '../local/src/firestore/index.ts';
import { FirestoreRules } from '../local/src/rules/index.ts';

jest.setTimeout(60_000);
// Refusals are expected here; the SDK would report each.
setLogLevel('silent');

const project = 'demo-product-rules';
const owner = 'olivia';
const stranger = 'another-owner';

/** Who asks: the owner, the people of the owner's team, someone else's owner, and nobody. */
const roles = ['owner', 'admin', 'inactiveAdmin', 'manager', 'specialist', 'stranger', 'nobody'] as const;
type Role = (typeof roles)[number];

const uids: Record<Exclude<Role, 'nobody'>, string> = {
  owner,
  admin: 'adam',
  inactiveAdmin: 'ivan',
  manager: 'dana',
  specialist: 'sam',
  stranger,
};

const member = (uid: string, tier: string, isActive = true) => ({
  uid,
  customerId: owner,
  firstName: uid,
  lastName: 'Test',
  tier,
  isActive,
});

const records: Record<string, object> = {
  [paths.customer(owner)]: {
    firstName: 'Olivia',
    lastName: 'Park',
    businessName: 'Sunrise',
    initialOnboardingComplete: true,
    notifyViolations: true,
    dateCreated: 'long ago',
  },
  [paths.customer(stranger)]: { firstName: 'Another', initialOnboardingComplete: true },
  [paths.teamMember(owner, uids.admin)]: member(uids.admin, 'Admin'),
  [paths.teamMember(owner, uids.inactiveAdmin)]: member(uids.inactiveAdmin, 'Admin', false),
  [paths.teamMember(owner, uids.manager)]: member(uids.manager, 'District Manager'),
  [paths.teamMember(owner, uids.specialist)]: member(uids.specialist, 'Collection Specialist'),
  [paths.community(owner, 'maple')]: { propertyName: 'Maple Court' },
  [paths.assignedAgent(owner, 'maple', 'monday')]: { customerId: owner, memberId: uids.specialist },
  [paths.scheduleNight(owner, '2026-11-20')]: { schedule: [] },
  [`${paths.clockInOuts(owner)}/one`]: { serviceDate: '2026-11-20' },
  [`${paths.subscriptions(owner)}/one`]: { status: 'active' },
  [`${paths.notifications(owner)}/one`]: { title: 'Secret' },
};

const businessDetails = {
  firstName: 'New',
  lastName: 'Owner',
  businessName: 'New Valet',
  initialOnboardingComplete: true,
};

const completedTour = {
  completedTours: arrayUnion('welcome'),
  lastTourCompleted: serverTimestamp(),
  lastTourCompletedId: 'welcome',
};

let folder: string;
let rules: FirestoreRules;
let server: FirestoreServer;
const apps: FirebaseApp[] = [];
const clients = {} as Record<Role | 'administrator', Firestore>;

function connect(name: string, mockUserToken?: { sub: string } | 'owner'): Firestore {
  const app = initializeApp({ projectId: project, apiKey: 'none' }, name);
  apps.push(app);
  const firestore = getFirestore(app);
  connectFirestoreEmulator(
    firestore,
    '127.0.0.1',
    server.grpcPort,
    mockUserToken === undefined ? {} : { mockUserToken },
  );
  return firestore;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'product-rules-'));
  rules = new FirestoreRules(join(__dirname, 'firestore.rules'), () => {});
  server = await startFirestore({
    projectId: project,
    dataDir: folder,
    host: '127.0.0.1',
    httpPort: 0,
    grpcPort: 0,
    authorize: rules.authorize,
  });
  clients.administrator = connect('administrator', 'owner');
  clients.nobody = connect('nobody');
  for (const [role, sub] of Object.entries(uids)) clients[role as Role] = connect(role, { sub });
  await Promise.all(
    Object.entries(records).map(([path, data]) => setDoc(doc(clients.administrator, path), data)),
  );
});

afterAll(async () => {
  await Promise.all(apps.map(deleteApp));
  await server.stop();
  rules.close();
  rmSync(folder, { recursive: true, force: true });
});

// The one record that the acts below change.
beforeEach(() =>
  setDoc(doc(clients.administrator, paths.customer(owner)), records[paths.customer(owner)] ?? {}),
);

type Act = (firestore: Firestore) => Promise<unknown>;

const get =
  (path: string): Act =>
  (firestore) =>
    getDoc(doc(firestore, path));
const list =
  (path: string): Act =>
  (firestore) =>
    getDocs(collection(firestore, path));
const update =
  (path: string, data: object): Act =>
  (firestore) =>
    updateDoc(doc(firestore, path), data as never);
const create =
  (path: string, data: object): Act =>
  (firestore) =>
    setDoc(doc(firestore, path), data);
const remove =
  (path: string): Act =>
  (firestore) =>
    deleteDoc(doc(firestore, path));
const assignedAgentsOf =
  (customerId: string): Act =>
  (firestore) =>
    getDocs(query(collectionGroup(firestore, 'assignedAgents'), where('customerId', '==', customerId)));
const teamRecordsOf =
  (uid: string): Act =>
  (firestore) =>
    getDocs(query(collectionGroup(firestore, 'team'), where('uid', '==', uid)));

const whoRunsIt: Role[] = ['owner', 'admin'];
const noOne: Role[] = [];

/** Every act, and who may; everybody else is refused. */
const acts: [string, Act, Role[]][] = [
  ['read the customer', get(paths.customer(owner)), whoRunsIt],
  ['list all customers', list(paths.customers()), noOne],
  ['switch a notification setting', update(paths.customer(owner), { notifyViolations: false }), whoRunsIt],
  ['write a setting that is no switch', update(paths.customer(owner), { notifyViolations: 'yes' }), noOne],
  ['prolong the trial', update(paths.customer(owner), { dateCreated: 'today' }), noOne],
  [
    'slip a field in beside a setting',
    update(paths.customer(owner), { notifyViolations: true, plan: 'all' }),
    noOne,
  ],
  ['complete the onboarding', update(paths.customer(owner), businessDetails), ['owner']],
  [
    'complete it with a name of 201 letters',
    update(paths.customer(owner), { ...businessDetails, firstName: 'x'.repeat(201) }),
    noOne,
  ],
  ['take the onboarding back', update(paths.customer(owner), { initialOnboardingComplete: false }), noOne],
  ['complete a tour', update(paths.customer(owner), completedTour), ['owner']],
  [
    'forget the completed tours',
    update(paths.customer(owner), {
      completedTours: [],
      lastTourCompleted: deleteField(),
      lastTourCompletedId: deleteField(),
    }),
    ['owner'],
  ],
  [
    'complete a tour that does not exist',
    update(paths.customer(owner), { ...completedTour, completedTours: arrayUnion('farewell') }),
    noOne,
  ],
  [
    'name a last tour that does not exist',
    update(paths.customer(owner), { ...completedTour, lastTourCompletedId: 'farewell' }),
    noOne,
  ],
  [
    'complete 51 tours',
    update(paths.customer(owner), { ...completedTour, completedTours: Array(51).fill('welcome') }),
    noOne,
  ],
  [
    'complete a tour at another time',
    update(paths.customer(owner), { ...completedTour, lastTourCompleted: new Date(0) }),
    noOne,
  ],
  [
    'slip a field in beside a tour',
    update(paths.customer(owner), { ...completedTour, dateCreated: 'today' }),
    noOne,
  ],
  ['delete the customer', remove(paths.customer(owner)), noOne],
  ['list the team', list(paths.team(owner)), whoRunsIt],
  ['read a colleague', get(paths.teamMember(owner, uids.admin)), whoRunsIt],
  ['read the specialist', get(paths.teamMember(owner, uids.specialist)), ['owner', 'admin', 'specialist']],
  ['make oneself Admin', update(paths.teamMember(owner, uids.specialist), { tier: 'Admin' }), noOne],
  ['add a team member', create(paths.teamMember(owner, 'new'), member('new', 'Admin')), noOne],
  ['list the communities', list(paths.communities(owner)), whoRunsIt],
  ['read a community', get(paths.community(owner, 'maple')), whoRunsIt],
  ['change a community', update(paths.community(owner, 'maple'), { propertyName: 'Mine' }), noOne],
  ['list the assignments of the business', assignedAgentsOf(owner), whoRunsIt],
  [
    'list all assignments of everybody',
    (firestore) => getDocs(collectionGroup(firestore, 'assignedAgents')),
    noOne,
  ],
  ['read one assignment', get(paths.assignedAgent(owner, 'maple', 'monday')), noOne],
  ['list the schedule', list(paths.schedule(owner)), whoRunsIt],
  ['list the clock-ins', list(paths.clockInOuts(owner)), whoRunsIt],
  ['write a clock-in', create(`${paths.clockInOuts(owner)}/two`, { serviceDate: '2026-11-20' }), noOne],
  ['list the subscriptions', list(paths.subscriptions(owner)), whoRunsIt],
  ['give oneself a subscription', create(`${paths.subscriptions(owner)}/two`, { status: 'active' }), noOne],
  ['read what no screen shows yet', list(paths.notifications(owner)), noOne],
  ['find the team records of the specialist', teamRecordsOf(uids.specialist), ['specialist']],
  ['list every team of every business', (firestore) => getDocs(collectionGroup(firestore, 'team')), noOne],
  ['write where nothing is', create('elsewhere/one', { a: 1 }), noOne],
];

const table = acts.flatMap(([act, run, allowed]) =>
  roles.map((role) => [role, act, run, allowed.includes(role)] as const),
);

test.each(table)('%s may %s: %#', async (role, _, run, isAllowed) => {
  const outcome = run(clients[role]);
  if (isAllowed) await outcome;
  else await expect(outcome).rejects.toMatchObject({ code: 'permission-denied' });
});

test('a new owner makes their own customer, and nobody else’s', async () => {
  const fresh = connect('fresh', { sub: 'fresh' });
  const { initialOnboardingComplete: _, ...unfinished } = businessDetails;
  const path = paths.customer('fresh');
  await expect(create(path, unfinished)(fresh)).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(create(path, { ...businessDetails, dateCreated: 'any' })(fresh)).rejects.toMatchObject({
    code: 'permission-denied',
  });
  await expect(create(paths.customer('other'), businessDetails)(fresh)).rejects.toMatchObject({
    code: 'permission-denied',
  });
  await create(path, businessDetails)(fresh);
});

test('the table refuses more than it grants', () => {
  const grants = table.filter(([, , , isAllowed]) => isAllowed).length;
  expect(table.length - grants).toBeGreaterThan(grants);
});
