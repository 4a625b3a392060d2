import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { earliestToday, addDays, paths } from 'shared-lib/domain';
import type { ChallengeRequest } from 'mf-communities/domain';
import { noticeId } from 'backend/functions/core/codes/noticeId.ts';
import { newChallenge } from 'backend/functions/core/contact/guard.ts';
import { bucket, firestore } from 'backend/kernel/firebase.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { answerNotice } from './callables/answerNotice.ts';
import { useOwnStorage } from 'backend/functions/core/pictures/ownStorage.fixture.ts';

/** Residents' answers from their tags' pages, in a separate Firestore and Storage. */
useOwnFirestore();
useOwnStorage();
jest.setTimeout(120_000);

const owner = 'olivia';
const address = { businessSlug: 'sunrise', communitySlug: 'maple' };
const today = earliestToday(Date.now());
const set = (path: string, data: object) => firestore().doc(path).set(data);
const caseAt = (id: string) => firestore().doc(`${paths.violations(owner)}/${id}`);
const notified = {
  serviceDate: addDays(today, -3),
  communityId: 'maple',
  memberId: 'sam',
  unitId: 'u1',
  typeId: 'loose',
  typeName: 'Loose trash',
  reviewStatus: 'approved',
  status: 'notified',
  noticeLevel: 1,
  cureBy: new Date(Date.now() + 2 * 86_400_000),
};

/** The smallest picture that a decoder accepts: a JPEG of one gray dot. */
const picture =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=';

const proofOf = async (ask: ChallengeRequest) => {
  const challenge = await newChallenge(ask, Date.now() - 10_000);
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
  return {
    challenge,
    solution: { counter: solution!.counter, derivedKey: solution!.derivedKey },
    website: '',
  };
};

const sent = async (answer: object, more: object = {}, binTagId = 'tag-1') => ({
  ...address,
  binTagId,
  language: 'es',
  photo: null,
  answer: { noticeId: noticeId(owner, 'v1'), words: '', ...answer },
  guard: await proofOf({ ...address, form: 'tagAnswer', binTagId }),
  ...more,
});
const send = async (data: unknown) => {
  try {
    return await answerNotice.run({ data, rawRequest: { ip: '203.0.113.1', headers: {} } } as never);
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
};
const moreTime = { kind: 'moreTime', until: addDays(today, 7) };
const notifications = async () =>
  (await firestore().collection(paths.notifications(owner)).get()).docs.map((found) => found.data());

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  await set(paths.customer(owner), {
    firstName: 'Olivia',
    lastName: 'Hart',
    businessName: 'Sunrise',
    businessSlug: 'sunrise',
  });
  for (const id of ['maple', 'oak']) {
    await set(paths.community(owner, id), { propertyName: id, slug: id, timezone: 'America/New_York' });
  }
  const unit = { communityId: 'maple', unitNumber: '101' };
  await set(paths.unit(owner, 'u1'), { ...unit, binTagId: 'tag-1' });
  await set(paths.unit(owner, 'u2'), { ...unit, binTagId: 'tag-2' });
  for (const [id, unitId, status] of [
    ['tag-1', 'u1', 'assigned'],
    ['tag-2', 'u2', 'assigned'],
    ['old', 'u1', 'damaged'],
    ['free', null, 'unassigned'],
  ] as const) {
    await set(paths.binTag(owner, id), { communityId: 'maple', unitId, status });
  }
  await caseAt('v1').set(notified);
});

test('an answer enters its case once, however often it is sent, and the office is notified', async () => {
  const requested = await sent({ ...moreTime, words: 'I am away.' });
  expect(await send(requested)).toEqual({ refused: null });
  expect(await send(requested)).toEqual({ refused: null });
  const found = (await caseAt('v1').get()).data();
  expect(found).toMatchObject({
    status: 'notified',
    residentAnswers: [{ kind: 'moreTime', until: moreTime.until, words: 'I am away.', decision: null }],
    timeline: [{ act: 'askTime', by: null, words: null }],
  });
  expect(await notifications()).toEqual([
    expect.objectContaining({ title: 'A resident needs more time', link: '/violations?open=v1' }),
  ]);
  expect(await send(await sent({ ...moreTime }))).toEqual({ refused: 'waiting' });
  // A dispute may follow; then nothing else can.
  expect(await send(await sent({ kind: 'dispute', words: 'Not mine.' }))).toEqual({ refused: null });
  expect((await caseAt('v1').get()).data()).toMatchObject({
    status: 'disputed',
    dispute: { text: 'Not mine.' },
  });
  expect(await send(await sent({ ...moreTime }))).toEqual({ refused: 'closed' });
  // Sent again after the case is closed, the first one still counts as recorded.
  expect(await send(requested)).toEqual({ refused: null });
  expect((await caseAt('v1').get()).get('residentAnswers')).toHaveLength(2);
});

test('a report that it is fixed comes with its photo, which is stored before the case refers to it', async () => {
  expect(await send(await sent({ kind: 'resolved' }))).toEqual({ refused: 'noPhoto' });
  expect(await send(await sent({ kind: 'resolved' }, { photo: 'bm90IGEgcGhvdG8=' }))).toBe(
    'invalid-argument',
  );
  expect((await bucket().getFiles({ prefix: `customers/${owner}/` }))[0]).toEqual([]);
  expect(await send(await sent({ kind: 'resolved' }, { photo: picture }))).toEqual({ refused: null });
  const [answer] = (await caseAt('v1').get()).get('residentAnswers') as { photo: { path: string } }[];
  expect(answer?.photo.path).toMatch(/^customers\/olivia\/violations\/v1\/answer-[0-9a-f]{32}\.jpg$/);
  expect((await bucket().file(answer!.photo.path).exists())[0]).toBe(true);
});

test('an unknown, foreign, unassigned or other unit’s tag gets the same response as a closed notice', async () => {
  const closed = { refused: 'closed' };
  for (const tag of ['guessed', 'old', 'free', 'tag-2']) {
    expect(await send(await sent(moreTime, {}, tag))).toEqual(closed);
  }
  expect(await send(await sent({ ...moreTime, noticeId: noticeId(owner, 'v2') }))).toEqual(closed);
  const elsewhere = await sent(moreTime, { communitySlug: 'oak' });
  elsewhere.guard = await proofOf({
    ...address,
    communitySlug: 'oak',
    form: 'tagAnswer',
    binTagId: 'tag-1',
  });
  expect(await send(elsewhere)).toEqual(closed);
  await caseAt('v1').update({ status: 'resolved' });
  expect(await send(await sent(moreTime))).toEqual(closed);
  expect((await caseAt('v1').get()).get('residentAnswers')).toBeUndefined();
  expect(await notifications()).toEqual([]);
});

test('an answer without its own proof, or beyond its limits, is refused', async () => {
  const proofs = await Promise.all([
    proofOf({ ...address, form: 'contact', binTagId: 'tag-1' }),
    proofOf({ ...address, form: 'tagAnswer', binTagId: 'tag-2' }),
  ]);
  for (const guard of proofs) {
    expect(await send(await sent(moreTime, { guard }))).toBe('failed-precondition');
  }
  for (const answer of [
    { kind: 'dispute', words: '' },
    { kind: 'dispute', words: 'x'.repeat(501) },
    { kind: 'moreTime', until: '2026-99-99' },
    { kind: 'pay' },
  ]) {
    expect(await send(await sent(answer))).toBe('invalid-argument');
  }
  expect(await send(await sent({ kind: 'moreTime', until: addDays(today, 90) }))).toEqual({
    refused: 'until',
  });
});
