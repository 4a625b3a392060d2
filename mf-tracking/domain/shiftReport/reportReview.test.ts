import {
  readPayload,
  maxReportReviews,
  revisionOf,
  type ReportReview,
  type ShiftReport,
} from 'shared-lib/domain';
import { planReportReview, reportReviewSchema, type ReviewPlan } from './reportReview.ts';

const sent = 1_000;
const reviewedAt = 2_000;
const now = 3_000;
const me = 'olivia';

type Reviewed = Pick<
  ShiftReport,
  'status' | 'submittedAt' | 'reviewedBy' | 'reviewedAt' | 'reviewNote' | 'reviews'
>;

const waiting: Reviewed = {
  status: 'submitted',
  submittedAt: sent,
  reviewedBy: null,
  reviewedAt: null,
  reviewNote: null,
  reviews: [],
};
const entry = (act: ReportReview['act'], by = 'adam', note: string | null = null): ReportReview => ({
  act,
  by,
  at: reviewedAt,
  note,
});
const approved: Reviewed = {
  ...waiting,
  status: 'approved',
  reviewedBy: 'adam',
  reviewedAt,
  reviews: [entry('approved')],
};
const returned: Reviewed = {
  ...approved,
  status: 'returned',
  reviewNote: 'A photo, please.',
  reviews: [entry('returned', 'adam', 'A photo, please.')],
};
const resent: Reviewed = { ...returned, status: 'submitted', submittedAt: 2_500 };
const outcomeOf = (plan: ReviewPlan) => (plan.ok ? (plan.fields?.status ?? 'nothing') : plan.code);

const approve = { act: 'approve' } as const;
const sendBack = { act: 'return', reason: 'Blurred.' } as const;
const undo = { act: 'undo' } as const;

const cases: readonly [string, Parameters<typeof planReportReview>[0], Reviewed | null, Reviewed, string][] =
  [
    ['approves a pending report', approve, waiting, waiting, 'approved'],
    ['returns a pending report', sendBack, waiting, waiting, 'returned'],
    ['approves a resubmitted report', approve, resent, resent, 'approved'],
    ['approves a returned report', approve, returned, returned, 'approved'],
    ['returns an approved report', sendBack, approved, approved, 'returned'],
    ['returns once more for another reason', sendBack, returned, returned, 'returned'],
    ['undoes an approval', undo, approved, approved, 'submitted'],
    ['undoes a return', undo, returned, returned, 'submitted'],
    ['approves again: nothing', approve, approved, approved, 'nothing'],
    ['is too late for an approval: who was first', sendBack, approved, waiting, 'changedMeanwhile'],
    ['is too late for a return: who was first', approve, returned, waiting, 'changedMeanwhile'],
    [
      'approves a report that someone else approved meanwhile: who was first',
      approve,
      approved,
      waiting,
      'changedMeanwhile',
    ],
    ['approves a report resubmitted meanwhile', approve, resent, returned, 'changedMeanwhile'],
    [
      'undoes a report reviewed again since',
      undo,
      { ...approved, reviewedAt: 2_900 },
      approved,
      'changedMeanwhile',
    ],
    ['undoes a return that was answered', undo, resent, returned, 'changedMeanwhile'],
    ['undoes a report without a review', undo, waiting, waiting, 'notReviewed'],
    ['undoes twice: nothing', undo, { ...waiting, reviews: [entry('undone')] }, approved, 'nothing'],
    ['approves a shift in progress', approve, { ...waiting, status: 'inProgress' }, waiting, 'inProgress'],
    ['approves a missed shift', approve, { ...waiting, status: 'missed' }, waiting, 'missed'],
    ['approves a deleted report', approve, null, waiting, 'gone'],
  ];

test.each(cases)('%s', (_, requested, report, saw, outcome) => {
  expect(outcomeOf(planReportReview(requested, report, revisionOf(saw), me, now))).toBe(outcome);
});

test('a retry after a lost response changes nothing', () => {
  const first = planReportReview(sendBack, waiting, revisionOf(waiting), me, now);
  if (!first.ok || !first.fields) throw new Error('It was refused.');
  expect(first.fields).toEqual({
    status: 'returned',
    reviewedBy: me,
    reviewedAt: now,
    reviewNote: 'Blurred.',
    reviews: [{ act: 'returned', by: me, at: now, note: 'Blurred.' }],
  });
  const again = { ...waiting, ...first.fields };
  expect(planReportReview(sendBack, again, revisionOf(waiting), me, now + 9)).toEqual({
    ok: true,
    fields: null,
  });
});

test('an undone review is pending again, and in the history', () => {
  const plan = planReportReview(undo, returned, revisionOf(returned), me, now);
  expect(plan).toEqual({
    ok: true,
    fields: {
      status: 'submitted',
      reviewedBy: null,
      reviewedAt: null,
      reviewNote: null,
      reviews: [...returned.reviews, { act: 'undone', by: me, at: now, note: null }],
    },
  });
});

test('the oldest entries of a very long history are dropped', () => {
  const reviews = Array.from({ length: maxReportReviews }, (_, index) => ({ ...entry('undone'), at: index }));
  const plan = planReportReview(approve, { ...waiting, reviews }, revisionOf(waiting), me, now);
  const kept = plan.ok ? (plan.fields?.reviews ?? []) : [];
  expect(kept).toHaveLength(maxReportReviews);
  expect([kept[0]?.at, kept.at(-1)?.at]).toEqual([1, now]);
});

const report = { reportId: 'night', seen: `${sent}/` };
const payload = (data: object) => readPayload(reportReviewSchema, data).ok;

test.each([
  ['an approval', { act: 'approve', reports: [report] }, true],
  ['a return', { act: 'return', reports: [report], reason: 'Blurred.' }, true],
  ['a return without a reason', { act: 'return', reports: [report] }, false],
  ['a return with a blank reason', { act: 'return', reports: [report], reason: '  ' }, false],
  ['a reason of 2,001 letters', { act: 'return', reports: [report], reason: 'x'.repeat(2001) }, false],
  ['no report', { act: 'approve', reports: [] }, false],
  ['101 reports', { act: 'approve', reports: Array.from({ length: 101 }, () => report) }, false],
  ['a path as an id', { act: 'undo', reports: [{ ...report, reportId: 'a/b' }] }, false],
  ['another act', { act: 'burn', reports: [report] }, false],
])('%s', (_, data, isTaken) => {
  expect(payload(data)).toBe(isTaken);
});
