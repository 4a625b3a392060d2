import type { CallableFunction } from 'firebase-functions/https';
import { addDays, localDate, paths, weekdays } from 'shared-lib/domain';
import { proofLimits } from 'mf-tracking/domain';
import { counterOf } from 'backend/functions/core/account/requireWithin.ts';
import { removeExpired } from 'backend/functions/core/account/triggers/pruneExpired.ts';
import { useOwnStorage } from 'backend/functions/core/pictures/ownStorage.fixture.ts';
import { pngFile } from 'backend/functions/core/pictures/pngFile.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { bucket, firestore } from 'backend/kernel/firebase.ts';
import { callAs } from 'backend/kernel/testing/inProcess.fixture.ts';
import { readDoorProof, readDoorProofPhoto } from './callables/readDoorProof.ts';
import { revokeDoorProof } from './callables/revokeDoorProof.ts';
import { shareDoorProof } from './callables/shareDoorProof.ts';

/** Shared proofs of pickup, in a separate Firestore and Storage. */
useOwnFirestore();
useOwnStorage();

const zone = 'America/New_York';
const night = addDays(localDate(Date.now(), zone), -1);
const visitedAt = Date.parse(`${night}T21:10-05:00`);
const png = pngFile({ width: 1, height: 1, rows: [Buffer.from([0, 255, 0, 0])] });
const requested = { communityId: 'maple', unitId: 'u1', night };

let owner = '';
let owners = 0;
const at = (path: string) => firestore().doc(path);

const makeBusiness = async (customerId: string) => {
  const member = (uid: string, tier: string, isActive = true) =>
    at(paths.teamMember(customerId, `${uid}-of-${customerId}`)).set({
      ...{ uid: `${uid}-of-${customerId}`, customerId, tier, isActive },
      firstName: 'Sam',
      lastName: 'Secret',
    });
  const community = { serviceDays: [...weekdays], timezone: zone, contactName: 'Secret Contact' };
  const unit = { building: 'A', residentName: 'Rosa Resident', phone: '+12125550100' };
  await Promise.all([
    at(paths.customer(customerId)).set({ firstName: 'Olivia', businessName: 'Sunrise Valet' }),
    at(paths.community(customerId, 'maple')).set({ ...community, propertyName: 'Maple Court' }),
    at(paths.community(customerId, 'cedar')).set({ ...community, propertyName: 'Cedar Glen' }),
    at(paths.unit(customerId, 'u1')).set({ ...unit, communityId: 'maple', unitNumber: '101' }),
    at(paths.unit(customerId, 'u2')).set({ ...unit, communityId: 'maple', unitNumber: '102' }),
    at(`${paths.serviceLogs(customerId)}/l1`).set({
      ...{ communityId: 'maple', serviceDate: night, memberId: 'sam', unitId: 'u1' },
      outcome: 'collected',
      servicedAt: new Date(visitedAt),
      photo: { path: `${paths.customer(customerId)}/serviceLogs/l1/1.png` },
    }),
    member('adam', 'Admin'),
    member('ivan', 'Admin', false),
    member('dana', 'District Manager'),
    member('sam', 'Collection Specialist'),
  ]);
};

beforeEach(async () => {
  owners += 1;
  owner = `olivia-${owners}`;
  await makeBusiness(owner);
});

interface Shared {
  readonly id: string;
  readonly url: string;
  readonly expiresAt: number;
}

const share = (more: object = {}, uid = owner) => callAs(uid, shareDoorProof, { ...requested, ...more });
const made = async (more: object = {}) => {
  const shared = (await share(more)) as Shared;
  return { ...shared, key: new URL(shared.url).pathname.replace('/proof/', '') };
};

/** Calls a function of the page, without an account. */
const visit = async (
  callable: CallableFunction<unknown, unknown>,
  key: string,
  ip = `198.51.100.${owners}`,
): Promise<unknown> => {
  try {
    return await callable.run({ data: { key }, rawRequest: { ip, headers: {} } } as never);
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
};
const read = (key: string, ip?: string) => visit(readDoorProof, key, ip);

test('a proof opens for anyone with its link, and names no one', async () => {
  const { key, expiresAt } = await made();
  const shown = await read(key);
  expect(shown).toMatchObject({
    content: {
      businessName: 'Sunrise Valet',
      communityName: 'Maple Court',
      door: 'A-101',
      night,
      timezone: zone,
      outcome: 'collected',
      servedAt: visitedAt,
      hasPhoto: true,
    },
    expiresAt,
  });
  expect(JSON.stringify(shown)).not.toMatch(/Secret|Rosa|Sam|2125550100|serviceLogs|102|Olivia|u1/);
  const days = (expiresAt - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(proofLimits.days);
});

test('a proof keeps what it said, and a new one says what the records say now', async () => {
  const { key } = await made();
  const log = at(`${paths.serviceLogs(owner)}/l1`);
  await log.update({ corrected: { id: 'l2', outcome: 'notCollected', by: owner, at: new Date() } });
  await at(`${paths.serviceLogs(owner)}/l2`).set({
    ...{ communityId: 'maple', serviceDate: night, memberId: 'sam', unitId: 'u1', corrects: 'l1' },
    outcome: 'notCollected',
    reason: 'access',
    servicedAt: new Date(visitedAt),
  });
  expect(await read(key)).toMatchObject({ content: { outcome: 'collected' } });
  const later = await made();
  expect(await read(later.key)).toMatchObject({ content: { outcome: 'notCollected', reason: 'access' } });
});

test('a door without a record, and a night without service', async () => {
  expect(await share({ unitId: 'u2' })).toMatchObject({ content: { outcome: 'unrecorded', servedAt: null } });
  await at(paths.community(owner, 'maple')).update({ noServiceDates: [night] });
  expect(await share({ unitId: 'u2' })).toMatchObject({ content: { outcome: 'closed' } });
});

test('only the owner and active Admins of the business share and revoke', async () => {
  const { id: proofId } = await made();
  const all = [owner, ...['adam', 'ivan', 'dana', 'sam'].map((uid) => `${uid}-of-${owner}`)];
  const codes = await Promise.all(
    all.map(async (uid) => {
      const answers = [await share({}, uid), await callAs(uid, revokeDoorProof, { proofId })];
      return answers.map((answer) => (typeof answer === 'string' ? answer : 'done'));
    }),
  );
  const [done, denied] = [
    ['done', 'done'],
    ['permission-denied', 'permission-denied'],
  ];
  expect(codes).toEqual([done, done, denied, denied, denied]);
  await makeBusiness('stranger');
  expect(await callAs('stranger', revokeDoorProof, { proofId })).toBe('not-found');
});

test('a unit of another community, an unknown one, or a night to come is refused', async () => {
  await at(paths.unit('elsewhere', 'far')).set({ communityId: 'maple', unitNumber: '9' });
  expect(await share({ communityId: 'cedar' })).toBe('not-found');
  expect(await share({ unitId: 'far' })).toBe('not-found');
  expect(await share({ communityId: 'gone' })).toBe('not-found');
  expect(await share({ unitId: '../u1' })).toBe('invalid-argument');
  expect(await share({ night: addDays(night, 3) })).toBe('invalid-argument');
  expect(await share({ night: 'yesterday' })).toBe('invalid-argument');
});

test('an unknown, revoked or expired key always gets the same response', async () => {
  const [revoked, expired] = [await made(), await made()];
  expect(await callAs(owner, revokeDoorProof, { proofId: revoked.id })).toEqual({ success: true });
  expect(await callAs(owner, revokeDoorProof, { proofId: revoked.id })).toEqual({ success: true });
  await at(paths.doorProof(owner, expired.id)).update({ expiresAt: new Date(Date.now() - 1) });
  for (const callable of [readDoorProof, readDoorProofPhoto]) {
    for (const key of [revoked.key, expired.key, 'x'.repeat(32), '../x', '<b>']) {
      expect(await visit(callable, key)).toBe('permission-denied');
    }
  }
  expect(await read('x'.repeat(201))).toBe('invalid-argument');
});

test('a revoked proof stays closed even if its key still exists', async () => {
  const { id, key } = await made();
  await at(paths.doorProof(owner, id)).update({ revokedAt: new Date() });
  expect(await read(key)).toBe('permission-denied');
});

test('a source that guesses keys is blocked, and the right key still opens', async () => {
  const { key } = await made();
  const codes: unknown[] = [];
  for (let guess = 0; guess < 40; guess += 1) codes.push(await read(`${guess}`.padStart(32, 'k')));
  expect(codes).toEqual(codes.map((_, at) => (at < 30 ? 'permission-denied' : 'resource-exhausted')));
  expect(await read(key)).toMatchObject({ content: { door: 'A-101' } });
});

test('open links for a door and night are limited; revoked ones don’t count', async () => {
  const links: Shared[] = [];
  for (let count = 0; count < proofLimits.openPerNight; count += 1) links.push(await made());
  expect(await share()).toBe('resource-exhausted');
  expect(await share({ night: addDays(night, -1) })).toMatchObject({ content: { outcome: 'unrecorded' } });
  await callAs(owner, revokeDoorProof, { proofId: links[0]!.id });
  expect(await share()).toMatchObject({ content: { outcome: 'collected' } });
});

test('new links in a day are limited', async () => {
  await made();
  const counter = counterOf('doorProof', owner);
  expect((await counter.get()).get('count')).toBe(1);
  await counter.update({ count: proofLimits.perDay });
  expect(await share()).toBe('resource-exhausted');
});

test('the photo is served by its content, and only from the business’s own folder', async () => {
  const { id, key } = await made();
  expect(await visit(readDoorProofPhoto, key)).toBe('not-found');
  await bucket()
    .file(`${paths.customer(owner)}/serviceLogs/l1/1.png`)
    .save(png, { resumable: false, contentType: 'text/html' });
  expect(await visit(readDoorProofPhoto, key)).toEqual({
    contentType: 'image/png',
    data: png.toString('base64'),
  });
  await bucket().file('customers/other/1.png').save(png, { resumable: false, contentType: 'image/png' });
  await at(paths.doorProof(owner, id)).update({ photo: 'customers/other/1.png' });
  expect(await visit(readDoorProofPhoto, key)).toBe('not-found');
});

test('expired proofs and keys are deleted, and the key is stored as a hash', async () => {
  const { id, key } = await made();
  const kept = async () => {
    const keys = await firestore().collection(paths.proofKeys()).where('customerId', '==', owner).get();
    return [(await at(paths.doorProof(owner, id)).get()).exists, keys.docs.map((found) => found.id)] as const;
  };
  const [exists, keys] = await kept();
  expect([exists, keys.length]).toEqual([true, 1]);
  expect(keys[0]).not.toContain(key);
  await removeExpired(Date.now() + 29 * 86_400_000);
  expect((await kept())[0]).toBe(true);
  await removeExpired(Date.now() + 31 * 86_400_000);
  expect(await kept()).toEqual([false, []]);
});
