import { paths, readDocument, shiftReportSchema, revisionOf } from 'shared-lib/domain';
import type { ReportReviewRequest } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs, loseNextAnswer } from 'backend/kernel/testing/inProcess.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { reviewShiftReports } from './callables/reviewShiftReports.ts';

/** Reviews of shift reports, in a separate Firestore. */
useOwnFirestore();
jest.setTimeout(60_000);

const owner = 'olivia';
const admin = 'adam';
const submittedAt = new Date('2026-03-08T02:10:00Z');
const pathOf = (id: string) => `${paths.shiftReports(owner)}/${id}`;

const reportOf = async (id: string) => {
  const data = (await firestore().doc(pathOf(id)).get()).data() ?? {};
  const read = readDocument(shiftReportSchema, pathOf(id), data);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

const seen = async (id: string) => ({ reportId: id, seen: revisionOf(await reportOf(id)) });

const review = (uid: string, requested: ReportReviewRequest) => callAs(uid, reviewShiftReports, requested);

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  await firestore()
    .doc(paths.customer(owner))
    .set({ firstName: 'Olivia', lastName: 'Park', initialOnboardingComplete: true });
  for (const [uid, tier] of [
    [admin, 'Admin'],
    ['sam', 'Collection Specialist'],
  ] as const) {
    await firestore()
      .doc(paths.teamMember(owner, uid))
      .set({ uid, customerId: owner, firstName: uid, lastName: 'Test', email: `${uid}@test.test`, tier });
  }
  for (const [id, status] of Object.entries({
    one: 'submitted',
    two: 'submitted',
    on: 'inProgress',
    missed: 'missed',
  })) {
    await firestore()
      .doc(pathOf(id))
      .set({ communityId: 'maple', serviceDate: '2026-03-07', memberId: 'sam', status, submittedAt });
  }
});

test('several are approved at once, and those that can’t be are listed', async () => {
  const reports = await Promise.all(['one', 'two', 'on', 'missed'].map(seen));
  const gone = { reportId: 'gone', seen: null };
  expect(await review(admin, { act: 'approve', reports: [...reports, gone] })).toMatchObject({
    reviewed: [{ reportId: 'one' }, { reportId: 'two' }],
    refused: [
      { reportId: 'on', code: 'inProgress', by: null },
      { reportId: 'missed', code: 'missed', by: null },
      { reportId: 'gone', code: 'gone', by: null },
    ],
  });
  const one = await reportOf('one');
  expect(one).toMatchObject({ status: 'approved', reviewedBy: admin, reviewNote: null });
  expect(one.reviews).toEqual([{ act: 'approved', by: admin, at: one.reviewedAt, note: null }]);
  expect((await reportOf('on')).status).toBe('inProgress');
});

test('one of two concurrent reviews wins, and the other reviewer sees who was first', async () => {
  const reports = [await seen('one')];
  const answers = await Promise.all([
    review(owner, { act: 'approve', reports }),
    review(admin, { act: 'return', reports, reason: 'Blurred.' }),
  ]);
  const { status, reviewedBy, reviews } = await reportOf('one');
  expect(reviews).toHaveLength(1);
  const late = { reviewed: [], refused: [{ reportId: 'one', code: 'changedMeanwhile', by: reviewedBy }] };
  const first = { reviewed: [{ reportId: 'one' }], refused: [] };
  expect(answers).toMatchObject(status === 'approved' ? [first, late] : [late, first]);
});

test('a review is not repeated after a lost response', async () => {
  const reports = [await seen('one')];
  await loseNextAnswer(true);
  const requested = { act: 'return', reports, reason: 'Blurred.' } as const;
  const first = await review(owner, requested);
  const { reviewedAt, reviews } = await reportOf('one');
  expect(first).toEqual({ reviewed: [{ reportId: 'one', reviewedAt }], refused: [] });
  expect(await review(owner, requested)).toEqual(first);
  expect(reviews).toHaveLength(1);
  const { docs } = await firestore().collection(paths.communityActivity(owner, 'maple')).get();
  expect(docs.map((line) => line.data())).toMatchObject([
    { changes: [{ field: 'report.returned', to: '2026-03-07' }], partIds: ['one'] },
  ]);
});

test('a return is undone, or answered by its specialist', async () => {
  await review(owner, { act: 'return', reports: [await seen('one')], reason: 'Blurred.' });
  const returned = await seen('one');
  await review(owner, { act: 'undo', reports: [returned] });
  expect(await reportOf('one')).toMatchObject({ status: 'submitted', reviewedBy: null, reviewNote: null });
  expect((await reportOf('one')).reviews.map(({ act }) => act)).toEqual(['returned', 'undone']);

  await review(owner, { act: 'return', reports: [await seen('two')], reason: 'Blurred.' });
  const saw = await seen('two');
  await firestore().doc(pathOf('two')).update({ status: 'submitted', submittedAt: new Date() });
  expect(await review(owner, { act: 'undo', reports: [saw] })).toMatchObject({
    refused: [{ code: 'changedMeanwhile', by: null }],
  });
  expect(await review(owner, { act: 'approve', reports: [saw] })).toMatchObject({
    refused: [{ code: 'changedMeanwhile', by: null }],
  });
  expect(await review(owner, { act: 'approve', reports: [await seen('two')] })).toMatchObject({
    reviewed: [{ reportId: 'two' }],
  });
});

test('only the owner and Admins review, with a reason for a return', async () => {
  const reports = [await seen('one')];
  expect(await review('sam', { act: 'approve', reports })).toBe('permission-denied');
  expect(await review('stranger', { act: 'approve', reports })).toBe('permission-denied');
  expect(await review(owner, { act: 'return', reports, reason: ' ' })).toBe('invalid-argument');
  expect((await reportOf('one')).status).toBe('submitted');
});
