import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore';
import { ref, uploadBytes, type FirebaseStorage } from 'firebase/storage';
import { paths, weekdays } from 'shared-lib/domain';
import { startRules, type RulesProduct } from './rulesProduct.fixture.ts';
import { allRows } from './table/allRows.ts';
import { fileRows, files } from './table/fileRows.ts';
import { records } from './table/records.ts';
import { owner, uids, type Role } from './table/roles.ts';

jest.setTimeout(60_000);

let product: RulesProduct;
let prepare: RulesProduct['prepare'];
let clients: RulesProduct['clients'];

beforeAll(async () => {
  product = await startRules('demo-product-rules');
  ({ prepare, clients } = product);
  await prepare(records());
  await product.environment.withSecurityRulesDisabled(async (context) => {
    const all = context.storage() as unknown as FirebaseStorage;
    const upload = ([path, uploadedBy]: [string, string]) =>
      uploadBytes(ref(all, path), new Uint8Array(10), {
        contentType: 'image/png',
        customMetadata: { uploadedBy },
      });
    await Promise.all(Object.entries(files).map(upload));
  });
});

afterAll(() => product.stop());

/** The roles whose result differs from the table, and how. */
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
  // Refusals change nothing, so they run concurrently.
  await Promise.all(roles.filter((role) => !isAllowed(role)).map(judge));
  for (const role of roles.filter(isAllowed)) await judge(role);
  return wrong;
};

test.each(allRows.map((row) => [row.what, row] as const))('%s', async (_what, { as, by, before, act }) => {
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
  const requested = [...allRows, ...fileRows].flatMap(({ as, by }) => as.map((role) => by.includes(role)));
  const grants = requested.filter(Boolean).length;
  expect(requested.length - grants).toBeGreaterThan(grants);
});

test('the table covers every collection', () => {
  const requested = allRows.map(({ what }) => what).join('\n');
  const collections = Object.values(paths)
    .map((path) => (path as (...ids: string[]) => string)(owner, 'elm', 'monday'))
    .filter((path) => path.split('/').length % 2 === 1);
  expect(collections.filter((path) => !requested.includes(`list ${path}`))).toEqual([]);
});

const details = {
  firstName: 'New',
  lastName: 'Owner',
  businessName: 'New Valet',
  initialOnboardingComplete: true,
};

test('a business can’t be created without the functions, which check that the email is confirmed', async () => {
  const fresh = product.connect('fresh').firestore;
  const at = doc(fresh, paths.customer('fresh'));
  await assertFails(setDoc(at, details));
  await assertFails(setDoc(at, { ...details, dateCreated: serverTimestamp() }));
  await assertFails(setDoc(doc(fresh, paths.customer('other')), details));
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
    batch.set(doc(clients.admin.firestore, `${paths.reprints(owner)}/many-${number}`), {
      communityIds: ['maple'],
      before: serverTimestamp(),
      createdAt: serverTimestamp(),
      createdBy: uids.admin,
      updatedAt: serverTimestamp(),
    });
  }
  await assertSucceeds(batch.commit());
});

test('the library clears what it wrote', async () => {
  await product.environment.clearStorage();
  await product.environment.clearFirestore();
  expect((await getDoc(doc(product.administrator, paths.customer(owner)))).exists()).toBe(false);
});
