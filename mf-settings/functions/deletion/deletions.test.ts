import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { demoUids } from 'backend/seed/accounts.ts';
import { codePlaceId } from 'backend/functions/core/codes/codeDocuments.ts';
import { expectEventually } from 'backend/kernel/testing/expectEventually.fixture.ts';
import { bucket, firestore } from 'backend/kernel/firebase.ts';
import { connectFunctions } from 'backend/kernel/testing/inProcess.fixture.ts';
import { callsOfOwnProduct, refusal } from 'backend/kernel/testing/localCalls.fixture.ts';
import { runDeletion } from './runDeletion.ts';

/** A business from its owner's deletion request to its last document, with all triggers, alongside other businesses. */
// Before the product ends, which it is connected to.
afterAll(() => firestore().terminate());
let functions: string;
const calls = callsOfOwnProduct((product) => {
  connectFunctions(product);
  functions = product.addresses.functions;
});
jest.setTimeout(120_000);

const owner = 'free@demo.test';
const customer = demoUids.free;
const slug = 'gone-valet';
const former = 'former-valet';
const shared = 'works-for-two';

const success = { status: 200, result: { success: true } };
const ask = (businessName: string, by = owner) => calls.call(by, 'requestDeletion', { businessName });
const deletionOf = async () => (await calls.readPlain(paths.customer(customer)))?.['deletion'];

/** Advances a deletion to its due time, and runs it. */
const runDue = async (): Promise<void> => {
  await firestore()
    .doc(paths.deletion(customer))
    .update({ dueAt: Timestamp.fromMillis(0) });
  await runDeletion(customer, Date.now(), Date.now() + 60_000);
};

/** How many document events are still unhandled. */
const eventsWaiting = async (): Promise<number> =>
  ((await (await fetch(functions)).json()) as { events: { waiting: number } }).events.waiting;

/** All documents below one, however deep. */
const below = async (document: DocumentReference): Promise<string[]> => {
  const found: string[] = [];
  for (const collection of await document.listCollections()) {
    for (const reference of await collection.listDocuments()) {
      found.push(reference.path, ...(await below(reference)));
    }
  }
  return found;
};

const leftOf = async (id: string): Promise<string[]> => {
  const reference = firestore().doc(paths.customer(id));
  const [files] = await bucket().getFiles({ prefix: `${reference.path}/` });
  return [
    ...((await reference.get()).exists ? [reference.path] : []),
    ...(await below(reference)),
    ...files.map(({ name }) => name),
  ];
};

/** Every document of other collections that names the business or one of its places, or is its slug's public side. */
const namedElsewhere = async (): Promise<string[]> => {
  const found: string[] = [];
  for (const collection of await firestore().listCollections()) {
    if (collection.id === 'customers') continue;
    for (const reference of await collection.listDocuments()) {
      const data = JSON.stringify((await reference.get()).data() ?? {});
      const isOurs = data.includes(customer) || data.includes(codePlaceId(customer, 'birch'));
      if (isOurs || reference.path === `publicPages/${slug}` || reference.id === customer) {
        found.push(reference.path, ...(await below(reference)));
      }
    }
  }
  return found;
};

beforeAll(async () => {
  await calls.writeAll({
    [paths.community(customer, 'birch')]: { propertyName: 'Birch Row', slug: 'birch', serviceDays: [] },
    [`${paths.community(customer, 'birch')}/activity/one`]: { act: 'edited' },
    [paths.slug(customer, 'birch')]: { communityId: 'birch' },
    [paths.businessSlug(slug)]: { customerId: customer },
    [paths.businessSlug(former)]: { customerId: customer },
    [paths.code('printed')]: { kind: 'binTag', state: 'open', place: codePlaceId(customer, 'birch') },
    [paths.unit(customer, 'u1')]: { communityId: 'birch', number: '1' },
    [`${paths.customer(customer)}/listViews/${customer}/lists/team`]: { views: {} },
    // Someone whose login another business needs, too.
    [paths.teamMember(customer, demoUids.specialist)]: {
      uid: demoUids.specialist,
      customerId: customer,
      firstName: shared,
      email: 'specialist@demo.test',
      tier: 'Collection Specialist',
      isActive: true,
    },
    [paths.doorProof(customer, 'shared')]: { communityId: 'birch', unitId: 'u1' },
    [paths.proofKey('old')]: { customerId: customer, communityId: 'birch', proofId: 'shared' },
    'mail/old': { customerId: customer, to: 'somebody@home.test' },
  });
  await firestore().doc(paths.customer(customer)).update({ businessSlug: slug });
  await calls.upload(`customers/${customer}/branding/logo.png`);
});

test('only the owner requests it, by the business’s name, and can cancel it', async () => {
  const name = String((await calls.readPlain(paths.customer(customer)))?.['businessName']);
  expect(await ask(name, 'admin@demo.test')).toEqual(refusal(403, 'PERMISSION_DENIED'));
  expect(await ask(`${name}!`)).toEqual(refusal(400, 'INVALID_ARGUMENT'));
  expect(await deletionOf()).toBeUndefined();

  const requested = await ask(` ${name.toUpperCase()} `);
  expect(requested).toEqual({ status: 200, result: { dueAt: expect.any(Number) } });
  expect(await ask(name)).toEqual(requested);
  expect(await deletionOf()).toMatchObject({ dueAt: expect.anything() });
  expect(await calls.emailsTo(owner)).toEqual([expect.stringContaining('permanently deleted')]);
  // Nothing is due yet.
  await runDeletion(customer, Date.now(), Date.now() + 60_000);
  expect(await deletionOf()).toMatchObject({ dueAt: expect.anything() });

  expect(await calls.call(owner, 'undoDeletion')).toEqual(success);
  expect(await calls.call(owner, 'undoDeletion')).toEqual(success);
  expect(await deletionOf()).toBeUndefined();
  expect(await calls.emailsTo(owner)).toHaveLength(2);
});

test('nothing of it is left, and others keep everything', async () => {
  const others = [demoUids.newOwner, demoUids.trial];
  const before = await Promise.all(others.map(leftOf));
  const communities = Object.keys(await calls.list(paths.communities(demoUids.owner)));
  await expectEventually(async () => (await calls.read(paths.publicPage(slug, 'birch'))) !== null, true);

  await ask(String((await calls.readPlain(paths.customer(customer)))?.['businessName']));
  const members = Object.keys(await calls.list(paths.team(customer)));
  expect(members.length).toBeGreaterThan(1);
  await runDue();
  expect(await calls.call(owner, 'undoDeletion')).not.toEqual(success);
  for (let runs = 0; runs < 10 && (await firestore().doc(paths.deletion(customer)).get()).exists; runs += 1) {
    // Triggers for the deleted documents write some again, which are deleted as well.
    await expectEventually(eventsWaiting, 0);
    await runDue();
  }
  expect(await leftOf(customer)).toEqual([]);
  expect(await namedElsewhere()).toEqual([]);
  for (const kept of [slug, former]) {
    expect(await calls.readPlain(paths.businessSlug(kept))).toEqual({ goneAt: expect.anything() });
  }
  expect(await calls.emailsTo(owner)).toHaveLength(1);

  expect(await calls.hasLogin(customer)).toBe(false);
  const logins = await Promise.all(members.map(async (id) => [id, await calls.hasLogin(id)] as const));
  expect(logins.filter(([, has]) => has)).toEqual([[demoUids.specialist, true]]);
  expect(await Promise.all(others.map(leftOf))).toEqual(before);
  expect(Object.keys(await calls.list(paths.communities(demoUids.owner)))).toEqual(communities);
});
