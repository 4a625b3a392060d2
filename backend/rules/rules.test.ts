import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { ref, uploadBytes, type FirebaseStorage } from 'firebase/storage';
import { addDays, paths, weekdays } from 'shared-lib/domain';
import { startFirestore, type FirestoreServer } from '../local/src/firestore/index.ts';
import { FirestoreRules, StorageRules } from '../local/src/rules/index.ts';
import { startStorage } from '../local/src/storage/index.ts';
import { accountRows } from './table/accountRows.ts';
import { clockRows } from './table/clockRows.ts';
import { communityRows } from './table/communityRows.ts';
import { fieldRows } from './table/fieldRows.ts';
import { fileRows, files } from './table/fileRows.ts';
import { listViewRows, reprintRows, requestRows, scheduleRows, settingsRows } from './table/planningRows.ts';
import { ownDataRows } from './table/ownDataRows.ts';
import { notificationRows } from './table/notificationRows.ts';
import { propertyRows } from './table/propertyRows.ts';
import { records } from './table/records.ts';
import { everyone, owner, uids, type Role } from './table/roles.ts';
import { reportRows } from './table/shiftRows.ts';
import { summaryRows } from './table/summaryRows.ts';
import { teamRows } from './table/teamRows.ts';
import { textRows } from './table/textRows.ts';
import type { Documents } from './table/Row.ts';
import { violationRows } from './table/violationRows.ts';

jest.setTimeout(60_000);
// Refusals are expected here; the SDK would report each.
setLogLevel('silent');

const projectId = 'demo-product-rules';
const host = '127.0.0.1';

let folder: string;
let firestoreRules: FirestoreRules;
let storageRules: StorageRules;
let firestore: FirestoreServer;
let storage: Awaited<ReturnType<typeof startStorage>>;
let environment: RulesTestEnvironment;
let administratorApp: FirebaseApp;
let administrator: Firestore;
const clients = {} as Record<Role, { firestore: Firestore; storage: FirebaseStorage }>;

const contextOf = (uid: string | null) =>
  uid === null ? environment.unauthenticatedContext() : environment.authenticatedContext(uid);

// The library hands out the older SDK's objects, which the functions of the newer one take.
const connect = (uid: string | null) => {
  const context = contextOf(uid);
  return {
    firestore: context.firestore() as unknown as Firestore,
    storage: context.storage() as unknown as FirebaseStorage,
  };
};

const prepare = async (documents: Documents): Promise<void> => {
  const entries = Object.entries(documents);
  if (entries.length === 0) return;
  const batch = writeBatch(administrator);
  for (const [path, data] of entries) {
    if (data === null) batch.delete(doc(administrator, path));
    else batch.set(doc(administrator, path), data);
  }
  await batch.commit();
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'product-rules-'));
  firestoreRules = new FirestoreRules(join(__dirname, 'firestore.rules'), () => {});
  firestore = await startFirestore({
    projectId,
    dataDir: join(folder, 'firestore'),
    host,
    httpPort: 0,
    grpcPort: 0,
    authorize: firestoreRules.authorize,
    replaceRules: (project, sources) => firestoreRules.replace(project, sources),
  });
  const { getDocument } = firestore;
  storageRules = new StorageRules(join(__dirname, 'storage.rules'), { projectId, getDocument }, () => {});
  storage = await startStorage({
    projectId,
    directory: join(folder, 'storage'),
    host,
    port: 0,
    authorize: storageRules.authorize,
    replaceRules: (sources) => storageRules.replace(sources),
    log: () => {},
  });
  const rulesIn = (file: string) => readFileSync(join(__dirname, file), 'utf8');
  environment = await initializeTestEnvironment({
    projectId,
    firestore: { host, port: firestore.httpPort, rules: rulesIn('firestore.rules') },
    storage: { host, port: storage.port, rules: rulesIn('storage.rules') },
  });
  administratorApp = initializeApp({ projectId, apiKey: 'none' }, 'administrator');
  administrator = getFirestore(administratorApp);
  connectFirestoreEmulator(administrator, host, firestore.httpPort, { mockUserToken: 'owner' });
  for (const role of everyone) clients[role] = connect(uids[role]);
  await prepare(records());
  await environment.withSecurityRulesDisabled(async (context) => {
    const all = context.storage() as unknown as FirebaseStorage;
    const upload = ([path, uploadedBy]: [string, string]) =>
      uploadBytes(ref(all, path), new Uint8Array(10), {
        contentType: 'image/png',
        customMetadata: { uploadedBy },
      });
    await Promise.all(Object.entries(files).map(upload));
  });
});

afterAll(async () => {
  await environment.cleanup();
  await deleteApp(administratorApp);
  await storage.stop();
  await firestore.stop();
  firestoreRules.close();
  storageRules.close();
  rmSync(folder, { recursive: true, force: true });
});

const rows = [
  ...notificationRows,
  ...accountRows,
  ...ownDataRows,
  ...textRows,
  ...teamRows,
  ...communityRows,
  ...scheduleRows,
  ...requestRows,
  ...settingsRows,
  ...reprintRows,
  ...listViewRows,
  ...propertyRows,
  ...fieldRows,
  ...reportRows,
  ...clockRows,
  ...violationRows,
  ...summaryRows,
];

/** Who was judged otherwise than the table says, and how. */
const misjudged = async (
  roles: readonly Role[],
  isAllowed: (role: Role) => boolean,
  act: (role: Role) => Promise<unknown>,
): Promise<string[]> => {
  const wrong: string[] = [];
  const judge = (role: Role) =>
    (isAllowed(role) ? assertSucceeds(act(role)) : assertFails(act(role))).catch(
      (error: unknown) => void wrong.push(`${role}: ${String(error)}`),
    );
  // Refusals change nothing, so they are asked for at once.
  await Promise.all(roles.filter((role) => !isAllowed(role)).map(judge));
  for (const role of roles.filter(isAllowed)) await judge(role);
  return wrong;
};

test.each(rows.map((row) => [row.what, row] as const))('%s', async (_what, { as, by, before, act }) => {
  const uidOf = (role: Role) => uids[role] ?? '';
  await prepare(
    Object.assign({}, ...as.filter((role) => !by.includes(role)).map((role) => before(uidOf(role)))),
  );
  const wrong = await misjudged(
    as,
    (role) => by.includes(role),
    async (role) => {
      if (by.includes(role)) await prepare(before(uidOf(role)));
      return act(clients[role].firestore, uidOf(role));
    },
  );
  expect(wrong).toEqual([]);
});

test.each(fileRows.map((row) => [row.what, row] as const))('%s', async (_what, { as, by, act }) => {
  const wrong = await misjudged(
    as,
    (role) => by.includes(role),
    (role) => act(clients[role].storage, uids[role] ?? '', role),
  );
  expect(wrong).toEqual([]);
});

test('the table refuses more than it grants', () => {
  const asked = [...rows, ...fileRows].flatMap(({ as, by }) => as.map((role) => by.includes(role)));
  const grants = asked.filter(Boolean).length;
  expect(asked.length - grants).toBeGreaterThan(grants);
});

test('the table knows every collection', () => {
  const asked = rows.map(({ what }) => what).join('\n');
  const collections = Object.values(paths)
    .map((path) => (path as (...ids: string[]) => string)(owner, 'elm', 'monday'))
    .filter((path) => path.split('/').length % 2 === 1);
  expect(collections.filter((path) => !asked.includes(`list ${path}`))).toEqual([]);
});

const details = {
  firstName: 'New',
  lastName: 'Owner',
  businessName: 'New Valet',
  initialOnboardingComplete: true,
};

test('a new owner makes their own customer, and nobody else’s', async () => {
  const fresh = connect('fresh').firestore;
  const at = doc(fresh, paths.customer('fresh'));
  const { initialOnboardingComplete: _, ...unfinished } = details;
  await assertFails(setDoc(at, unfinished));
  await assertFails(setDoc(at, { ...details, dateCreated: Timestamp.fromMillis(0) }));
  await assertFails(setDoc(at, { ...details, businessSlug: 'maple' }));
  await assertFails(setDoc(doc(fresh, paths.customer('other')), details));
  await assertSucceeds(setDoc(at, { ...details, dateCreated: serverTimestamp() }));
});

test.each(weekdays)('an assignment on %s opens the community', async (day) => {
  const community = paths.community(owner, `on-${day}`);
  const data = { customerId: owner, communityId: `on-${day}`, day, memberId: uids.specialist };
  await prepare({ [community]: {}, [`${community}/assignedAgents/${day}`]: data });
  await assertSucceeds(getDoc(doc(clients.specialist.firestore, community)));
  await assertFails(getDoc(doc(clients.colleague.firestore, community)));
});

test('many records are written at once', async () => {
  const batch = writeBatch(clients.admin.firestore);
  for (let number = 0; number < 500; number++) {
    const night = paths.scheduleNight(owner, addDays('2030-01-01', number));
    batch.set(doc(clients.admin.firestore, night), { schedule: [], lastUpdated: serverTimestamp() });
  }
  await assertSucceeds(batch.commit());
});

test('the library clears what it filled', async () => {
  await environment.clearStorage();
  await environment.clearFirestore();
  expect((await getDoc(doc(administrator, paths.customer(owner)))).exists()).toBe(false);
});
