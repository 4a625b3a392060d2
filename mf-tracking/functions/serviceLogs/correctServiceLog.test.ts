import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs, loseNextAnswer } from 'backend/kernel/testing/inProcess.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { correctServiceLog } from './callables/correctServiceLog.ts';

/** Corrections of service logs, in a separate Firestore. */
useOwnFirestore();

const owner = 'olivia';
const requested = {
  serviceLogId: 'log',
  outcome: 'notCollected',
  reason: 'access',
  bagCount: 0,
  correctionReason: 'The gate was locked.',
};
const member = (uid: string, tier: string, isActive = true) => ({
  ...{ uid, tier, isActive },
  customerId: owner,
  firstName: uid,
});

const logAt = (id: string) => firestore().doc(`${paths.serviceLogs(owner)}/${id}`);
const allLogs = async () => (await firestore().collection(paths.serviceLogs(owner)).get()).docs;
const correct = (more: object = {}, uid = owner) => callAs(uid, correctServiceLog, { ...requested, ...more });

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  await firestore().doc(paths.customer(owner)).set({ firstName: 'Olivia', initialOnboardingComplete: true });
  for (const one of [
    member('adam', 'Admin'),
    member('ivan', 'Admin', false),
    member('dana', 'District Manager'),
    member('sam', 'Collection Specialist'),
  ]) {
    await firestore().doc(paths.teamMember(owner, one.uid)).set(one);
  }
  await logAt('log').set({
    serviceDate: '2026-11-20',
    communityId: 'maple',
    memberId: 'sam',
    unitId: 'a-101',
    servicedAt: new Date(1000),
    outcome: 'collected',
    bagCount: 2,
    method: 'binTag',
    createdBy: 'sam',
  });
});

test('a correction is a new entry, and the old one keeps its values', async () => {
  expect(await correct({}, 'adam')).toEqual({ serviceLogId: 'log-corrected' });
  const [old, entry] = [(await logAt('log').get()).data(), (await logAt('log-corrected').get()).data()];
  expect(old).toMatchObject({
    outcome: 'collected',
    bagCount: 2,
    corrected: { id: 'log-corrected', outcome: 'notCollected', by: 'adam' },
  });
  expect(entry).toMatchObject({
    corrects: 'log',
    correctionReason: 'The gate was locked.',
    outcome: 'notCollected',
    reason: 'access',
    unitId: 'a-101',
    memberId: 'sam',
    serviceDate: '2026-11-20',
    method: 'manual',
    createdBy: 'adam',
  });
  expect(entry?.['servicedAt']).toEqual(old?.['servicedAt']);
});

test.each(['dana', 'sam', 'ivan', 'stranger'])('%s corrects nothing', async (uid) => {
  expect(await correct({}, uid)).toBe('permission-denied');
  expect(await allLogs()).toHaveLength(1);
});

test.each<[string, object, string]>([
  ['of a missing entry', { serviceLogId: 'gone' }, 'not-found'],
  ['without a difference', { outcome: 'collected', bagCount: 2 }, 'failed-precondition'],
  ['without why', { correctionReason: ' ' }, 'invalid-argument'],
  ['of a missed door, without a reason', { reason: null }, 'invalid-argument'],
])('refused: a correction %s', async (_, more, code) => {
  expect(await correct(more)).toBe(code);
  expect(await allLogs()).toHaveLength(1);
});

test('a correction is corrected by another one, and each once', async () => {
  await correct();
  expect(await correct({ outcome: 'notOut' }, 'adam')).toBe('aborted');
  expect(await correct({ serviceLogId: 'log-corrected', outcome: 'notOut' }, 'adam')).toEqual({
    serviceLogId: 'log-corrected-corrected',
  });
  expect(await allLogs()).toHaveLength(3);
});

test('one of two concurrent ones wins, and a lost response doesn’t create a second entry', async () => {
  const answers = await Promise.all([correct(), correct({ outcome: 'notOut' }, 'adam')]);
  expect(answers.filter((answer) => answer === 'aborted')).toHaveLength(1);
  expect(await allLogs()).toHaveLength(2);
  await loseNextAnswer(true);
  const again = { serviceLogId: 'log-corrected', outcome: 'collected', bagCount: 1 };
  expect(await correct(again)).toEqual({ serviceLogId: 'log-corrected-corrected' });
  expect(await correct(again)).toEqual({ serviceLogId: 'log-corrected-corrected' });
  expect(await allLogs()).toHaveLength(3);
});
