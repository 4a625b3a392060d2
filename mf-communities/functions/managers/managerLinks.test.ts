import { addDays, chunksOf, paths } from 'shared-lib/domain';
import { removeExpired } from 'backend/functions/core/account/triggers/pruneExpired.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { clearCommunity } from '../community/clear.ts';
import { answerClosureRequest, askManagerClosures } from './callables/closureRequests.ts';
import { addManagerLink } from './callables/managerLinks.ts';
import { readManagerPhoto } from './callables/readManagerRecords.ts';
import { leaveManagerPages, openManagerPages, readManagerOverview } from './callables/readManagerPages.ts';
import { ask, write, type CallResult } from './managers.fixture.ts';
import {
  change,
  denied,
  from,
  here,
  make,
  newLink,
  open,
  owner,
  sessionOf,
  today,
  until,
  nextBusiness,
} from './managerLinks.fixture.ts';

/** Links of property managers, in a separate Firestore. */
useOwnFirestore();
beforeEach(nextBusiness);

test('an unknown, ended, expired or foreign key always gets the same response', async () => {
  const { key, linkId } = await make();
  const other = await make({ communityId: 'cedar' });
  const over = await make();
  await firestore()
    .doc(paths.managerLink(owner, over.linkId))
    .update({ expiresAt: new Date(Date.now() - 1) });
  await change({ act: 'revoke', linkId });
  const answers = await Promise.all([
    open('x'.repeat(43)),
    open('../../x'),
    open('<script>alert(1)</script>'),
    open(key),
    open(over.key),
    open(other.key),
    open(other.key, { businessSlug: 'nobody', communitySlug: 'cedar' }),
  ]);
  expect(answers).toEqual(answers.map(() => denied));
});

test('guessing a thousand keys reveals nothing, and a source that sends many is blocked', async () => {
  const { key } = await make();
  const guess = (number: number, place: string) =>
    ask(openManagerPages, { ...here(), key: `${number}`.padStart(32, 'k') }, { from: place });
  const codes: (string | undefined)[] = [];
  for (let number = 0; number < 50; number += 1) codes.push((await guess(number, from)).code);
  expect(codes).toEqual(codes.map((_, index) => (index < 30 ? 'permission-denied' : 'resource-exhausted')));
  // The right key still opens: it can't be guessed, and others behind the same address must not be locked out.
  expect((await open(key)).code).toBeUndefined();
  for (const batch of chunksOf(
    Array.from({ length: 950 }, (_, index) => index),
    95,
  )) {
    const answers = await Promise.all(batch.map((number) => guess(number, `203.0.113.${number % 95}`)));
    expect(answers).toEqual(answers.map(() => denied));
  }
  expect((await ask(openManagerPages, { ...here(), key }, { from: '203.0.113.200' })).code).toBeUndefined();
}, 120_000);

test('guessed sessions are blocked', async () => {
  const codes = new Map<string | undefined, number>();
  for (let guess = 0; guess < 80; guess += 1) {
    const { code } = await ask(readManagerOverview, { ...here(), session: `s${guess}` }, { from });
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  expect(Object.fromEntries(codes)).toEqual({ 'permission-denied': 60, 'resource-exhausted': 20 });
});

test('a session ends with its link at the next read, can’t read other communities, and can be signed out', async () => {
  const { key, linkId } = await make();
  const session = await sessionOf(key);
  const read = (address: object = here(), token = session) =>
    ask(readManagerOverview, { ...address, session: token }, { from });
  expect((await read()).code).toBeUndefined();
  expect(await read({ ...here(), communitySlug: 'cedar' })).toEqual(denied);
  const left = await sessionOf(key);
  expect(await ask(leaveManagerPages, { session: left })).toEqual({ result: { success: true } });
  expect(await read(here(), left)).toEqual(denied);
  await change({ act: 'revoke', linkId });
  expect(await read()).toEqual(denied);
  expect(
    (await firestore().collection(paths.managerSessions()).where('linkId', '==', linkId).get()).empty,
  ).toBe(true);
});

test('a session ends when its link does, even before it is deleted', async () => {
  const { key, linkId } = await make();
  const session = await sessionOf(key);
  await firestore()
    .doc(paths.managerLink(owner, linkId))
    .update({ expiresAt: new Date(Date.now() - 1) });
  expect(await ask(readManagerOverview, { ...here(), session }, { from })).toEqual(denied);
});

test('a renewal keeps the key; a new key ends the old one and its sessions', async () => {
  const { key, linkId } = await make();
  const renewed = await change({ act: 'renew', linkId, until: addDays(until, 10), hasNewKey: false });
  expect(renewed).toEqual({ result: { address: null } });
  const session = await sessionOf(key);
  const { result } = await change({ act: 'renew', linkId, until, hasNewKey: true });
  const { address } = result as { address: string };
  expect(await open(key)).toEqual(denied);
  expect(await ask(readManagerOverview, { ...here(), session }, { from })).toEqual(denied);
  expect((await open(new URL(address).searchParams.get('key') ?? '')).code).toBeUndefined();
  const log = await firestore().collection(paths.communityActivity(owner, 'maple')).get();
  const fields = log.docs.map((line) => (line.get('changes') as { field: string }[])[0]?.field);
  expect(fields.toSorted()).toEqual(['manager.added', 'manager.renewed', 'manager.renewed']);
});

test('only the owner and Admins create links and read without one', async () => {
  await write({ [paths.customer(`${owner}-b`)]: { businessName: 'Other', businessSlug: 'other' } });
  const without = { ...here(), session: null };
  expect((await ask(readManagerOverview, without, { uid: owner })).result).toMatchObject({ link: null });
  const admin = { uid: `adam-of-${owner}` };
  const member = { ...admin, customerId: owner, tier: 'Admin', isActive: true };
  await write({ [paths.teamMember(owner, admin.uid)]: member });
  expect((await ask(readManagerOverview, without, admin)).result).toMatchObject({ link: null });
  await write({ [paths.teamMember(owner, admin.uid)]: { ...member, tier: 'District Manager' } });
  expect((await ask(readManagerOverview, without, admin)).code).toBe('permission-denied');
  expect(await ask(readManagerOverview, without)).toEqual(denied);
  expect(await ask(readManagerOverview, without, { uid: `${owner}-b` })).toEqual(denied);
  expect((await ask(addManagerLink, newLink)).code).toBe('unauthenticated');
  expect((await ask(addManagerLink, newLink, { uid: 'sam' })).code).toBe('permission-denied');
  expect((await ask(addManagerLink, newLink, { uid: `${owner}-b` })).code).toBe('not-found');
  expect((await ask(addManagerLink, { ...newLink, until: '2020-01-01' }, { uid: owner })).code).toBe(
    'invalid-argument',
  );
});

test('a link with an email address is sent in the manager’s language', async () => {
  const { linkId } = await make({ email: 'pat@example.com', language: 'es', wantsMail: true });
  const mail = await firestore()
    .doc(paths.mail(`manager-${linkId}`))
    .get();
  expect(mail.data()).toMatchObject({ to: 'pat@example.com', dropsWords: true, unsubscribeUrl: null });
  expect(mail.get('message.subject')).toBe('Su acceso a Maple Court');
  expect(mail.get('message.text')).toContain('/admin?key=');
});

/** How many of `count` emails were accepted, sent one after another. */
const manyMails = async (count: number, send: (index: number) => Promise<CallResult>) => {
  let taken = 0;
  for (let index = 0; index < count; index += 1) if ((await send(index)).code === undefined) taken += 1;
  return taken;
};

const addTo = (email: string | null) => ask(addManagerLink, { ...newLink, email }, { uid: owner });

test('a new business can email links to five new addresses, a paying one to more', async () => {
  await firestore().doc(paths.customer(owner)).update({ dateCreated: new Date() });
  const toStrangers = (count: number) =>
    manyMails(count, (index) => addTo(`${Math.random()}-${index}@example.com`));
  expect(await toStrangers(8)).toBe(5);
  expect((await addTo('one-more@example.com')).code).toBe('resource-exhausted');
  const links = await firestore().collection(paths.managerLinks(owner)).get();
  expect(links.size).toBe(5);
  // A copied link sends no email, so it has no limit.
  expect((await addTo(null)).code).toBeUndefined();
  await write({
    [`${paths.subscriptions(owner)}/one`]: {
      status: 'active',
      current_period_end: new Date(Date.now() + 86_400_000),
      priceId: 'price_professional',
      quantity: 3,
    },
  });
  expect(await toStrangers(3)).toBe(3);
});

test('renewals are limited, so they can’t flood a mailbox', async () => {
  const renew = (linkId: string) => change({ act: 'renew', linkId, until, hasNewKey: true });
  const { linkId } = await make({ email: 'pat@example.com' });
  expect(await manyMails(8, () => renew(linkId))).toBe(4);
  expect((await addTo('PAT@example.com')).code).toBe('resource-exhausted');
  expect((await addTo('another@example.com')).code).toBeUndefined();
  // Rejected calls don't end a key.
  const keys = await firestore().collection(paths.managerKeys()).where('linkId', '==', linkId).get();
  expect(keys.size).toBe(1);
  const copied = await make();
  expect(await manyMails(8, () => renew(copied.linkId))).toBe(8);
});

test('a manager requests a closure, which the office adds in one step', async () => {
  const session = await sessionOf((await make()).key);
  const span = { from: addDays(today, 5), to: addDays(today, 6), note: 'Paving.' };
  const requested = await ask(askManagerClosures, { ...here(), session, ...span });
  const { requestId } = requested.result as { requestId: string };
  const wrong = { ...here(), session, ...span, from: '2020-01-01' };
  expect((await ask(askManagerClosures, wrong)).code).toBe('invalid-argument');
  const twice = [1, 2].map(() => ask(answerClosureRequest, { requestId, act: 'add' }, { uid: owner }));
  expect(await Promise.all(twice)).toEqual([{ result: { success: true } }, { result: { success: true } }]);
  const community = await firestore().doc(paths.community(owner, 'maple')).get();
  expect(community.get('noServiceDates')).toEqual([span.from, span.to]);
  expect((await ask(answerClosureRequest, { requestId, act: 'decline' }, { uid: owner })).code).toBe(
    'aborted',
  );
  const overview = await ask(readManagerOverview, { ...here(), session });
  expect(overview.result).toMatchObject({ closures: [{ status: 'added', dates: [span.from, span.to] }] });
});

test('closures requested while the community is being deleted are not stored', async () => {
  const session = await sessionOf((await make()).key);
  // The deletion begins once the call has read that the link is open.
  await firestore().doc(paths.community(owner, 'maple')).update({ unfinished: 'deleting' });
  const span = { from: addDays(today, 5), to: addDays(today, 6), note: 'Paving.' };
  expect(await ask(askManagerClosures, { ...here(), session, ...span })).toEqual(denied);
  expect((await firestore().collection(paths.closureRequests(owner)).get()).size).toBe(0);
});

test('photos of another community, of an unreviewed case or beyond the last are refused', async () => {
  const session = await sessionOf((await make()).key);
  const at = (id: string) => `${paths.contactSubmissions(owner)}/${id}`;
  const decided = (photo: string, communityId = 'maple') => ({
    communityId,
    topic: 'missedPickup',
    decision: { verdict: 'served', by: owner, at: new Date(), evidence: [{ kind: 'door', photo }] },
  });
  await write({
    [at('elsewhere')]: decided(`${paths.customer(owner)}/a.png`, 'cedar'),
    [at('stranger')]: decided('customers/other/a.png'),
  });
  const requested = [
    ...['CASE-cedar-u9', 'CASE-maple-u1', 'CASE-maple-u2', '../x'].map((id) => ({ of: 'violation', id })),
    ...['elsewhere', 'stranger', 'gone', '../x'].map((id) => ({ of: 'decision', id })),
  ];
  const codes = requested.map(async (which) => {
    return (await ask(readManagerPhoto, { ...here(), session, ...which, index: 0 })).code;
  });
  expect(await Promise.all(codes)).toEqual(codes.map(() => 'not-found'));
});

test('shared proofs and their keys are deleted with their community', async () => {
  const proofOf = (communityId: string) => ({
    [paths.doorProof(owner, communityId)]: { communityId },
    [paths.proofKey(`${owner}-${communityId}`)]: { customerId: owner, communityId, proofId: communityId },
  });
  await write({ ...proofOf('maple'), ...proofOf('cedar') });
  await clearCommunity(owner, 'maple', Infinity);
  const proofs = await firestore().collection(paths.doorProofs(owner)).get();
  const keys = await firestore().collection(paths.proofKeys()).where('customerId', '==', owner).get();
  expect([...proofs.docs, ...keys.docs].map(({ id }) => id)).toEqual(['cedar', `${owner}-cedar`]);
});

test('links, keys and sessions are deleted with their community, and when they expire', async () => {
  const { key } = await make();
  await sessionOf(key);
  const other = await make({ communityId: 'cedar' });
  await clearCommunity(owner, 'maple', Infinity);
  const left = async (path: string) =>
    (await firestore().collection(path).where('customerId', '==', owner).get()).docs.map((found): unknown =>
      found.get('communityId'),
    );
  expect([await left(paths.managerKeys()), await left(paths.managerSessions())]).toEqual([['cedar'], []]);
  expect((await firestore().collection(paths.managerLinks(owner)).get()).docs.map(({ id }) => id)).toEqual([
    other.linkId,
  ]);
  await removeExpired(Date.now() + 91 * 24 * 3_600_000);
  expect(await left(paths.managerKeys())).toEqual([]);
});
