import { Timestamp } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import type { ShiftsApproved } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs, loseNextAnswer } from 'backend/kernel/testing/inProcess.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { changeClockInOuts } from '../clock/callables/changeClockInOuts.ts';
import { reviewShiftReports } from '../shiftReports/callables/reviewShiftReports.ts';
import { approveShifts } from './callables/approveShifts.ts';

/** The bulk approval of shifts without issues, in a separate Firestore. */
useOwnFirestore();
jest.setTimeout(60_000);

const owner = 'olivia';
const serviceDate = '2026-07-14';
const at = (time: string) => Timestamp.fromMillis(Date.parse(`2026-07-15T${time}Z`));
const pathsOf = (id: string) => [paths.shiftReport(owner, id), paths.clockInOut(owner, id)] as const;

/** A shift without issues, of one specialist at a community, with overrides. */
const put = async (communityId: string, report: object | null = {}, clock: object | null = {}) => {
  const [reportPath, clockPath] = pathsOf(communityId);
  const shift = { communityId, serviceDate, memberId: `of-${communityId}` };
  const counts = { unitsTotal: 48, unitsServiced: 48 };
  const times = { clockInAt: at('00:30'), clockOutAt: at('03:00'), workedMin: 150 };
  if (report) {
    await firestore()
      .doc(reportPath)
      .set({ ...shift, ...counts, status: 'submitted', submittedAt: at('03:00'), ...report });
  }
  if (clock) {
    await firestore()
      .doc(clockPath)
      .set({ ...shift, status: 'closed', ...times, ...clock });
  }
};
const shift = (communityId: string) => ({ communityId, memberId: `of-${communityId}` });
const approve = async (...communityIds: string[]) =>
  (await callAs(owner, approveShifts, { serviceDate, shifts: communityIds.map(shift) })) as ShiftsApproved;
const isApproved = async (id: string) => {
  const [report, clock] = await firestore().getAll(...pathsOf(id).map((path) => firestore().doc(path)));
  return [report!.get('status') === 'approved', Boolean(clock!.get('approvedAt'))];
};

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  await firestore().doc(paths.customer(owner)).set({ firstName: 'Olivia', initialOnboardingComplete: true });
});

test('shifts in order are approved, reports and hours together; others are named', async () => {
  await put('maple');
  await put('oak', { notes: 'The gate was locked.' });
  await put('elm', {}, { status: 'open', clockOutAt: null, workedMin: null });
  await put('ash', { status: 'approved' });
  const { approved, left } = await approve('maple', 'oak', 'elm', 'ash', 'gone');
  expect(approved).toEqual([
    {
      ...shift('maple'),
      reports: [{ reportId: 'maple', seen: expect.stringMatching(/^\d+\/\d+$/) }],
      clockInOutIds: ['maple'],
    },
    { ...shift('ash'), reports: [], clockInOutIds: ['ash'] },
  ]);
  expect(left).toEqual([
    { ...shift('oak'), code: 'note' },
    { ...shift('elm'), code: 'noClockOut' },
    { ...shift('gone'), code: 'gone' },
  ]);
  expect(await isApproved('maple')).toEqual([true, true]);
  expect(await isApproved('oak')).toEqual([false, false]);
  expect(await isApproved('elm')).toEqual([false, false]);
});

test('hours that can’t be approved hold back their report', async () => {
  await put('maple');
  await put('oak', {}, { memberId: 'sam' });
  await put('oak', { memberId: 'sam' }, null);
  // Sam was still on the clock of the night before.
  await firestore()
    .doc(paths.clockInOut(owner, 'before'))
    .set({
      communityId: 'far',
      serviceDate: '2026-07-13',
      memberId: 'sam',
      status: 'closed',
      clockInAt: at('00:00'),
      clockOutAt: at('01:00'),
    });
  const asked = { serviceDate, shifts: [shift('maple'), { communityId: 'oak', memberId: 'sam' }] };
  const { approved, left } = (await callAs(owner, approveShifts, asked)) as ShiftsApproved;
  expect(approved.map(({ communityId }) => communityId)).toEqual(['maple']);
  expect(left).toEqual([{ communityId: 'oak', memberId: 'sam', code: 'overlaps' }]);
  expect(await isApproved('oak')).toEqual([false, false]);

  await firestore()
    .doc(paths.payPeriod(owner, '2026-07-06'))
    .set({ from: '2026-07-06', to: '2026-07-19', state: 'locked', history: [] });
  await put('elm');
  expect(await approve('elm')).toEqual({ approved: [], left: [{ ...shift('elm'), code: 'locked' }] });
});

test('approvals are undone, and repeated after a lost response only once', async () => {
  await put('maple');
  await loseNextAnswer(true);
  const { approved } = await approve('maple');
  expect(await isApproved('maple')).toEqual([true, true]);
  const again = await approve('maple');
  expect(again).toEqual({ approved: [{ ...shift('maple'), reports: [], clockInOutIds: [] }], left: [] });

  const [first] = approved;
  const reports = [...(first?.reports ?? [])];
  const seen = (await firestore().doc(paths.shiftReport(owner, 'maple')).get()).get(
    'reviewedAt',
  ) as Timestamp;
  expect(reports.length === 0 || reports[0]!.seen.endsWith(`/${seen.toMillis()}`)).toBe(true);
  const revision = `${at('03:00').toMillis()}/${seen.toMillis()}`;
  expect(
    await callAs(owner, reviewShiftReports, {
      act: 'undo',
      reports: [{ reportId: 'maple', seen: revision }],
    }),
  ).toMatchObject({ reviewed: [{ reportId: 'maple' }], refused: [] });
  await callAs(owner, changeClockInOuts, { act: 'unapprove', clockInOutIds: ['maple'] });
  expect(await isApproved('maple')).toEqual([false, false]);
});

test('only the office approves, at most 25 shifts in one call', async () => {
  await put('maple');
  const asked = { serviceDate, shifts: [shift('maple')] };
  expect(await callAs('stranger', approveShifts, asked)).toBe('permission-denied');
  const many = { serviceDate, shifts: Array.from({ length: 26 }, (_, index) => shift(`c${index}`)) };
  expect(await callAs(owner, approveShifts, many)).toBe('invalid-argument');
  expect(await isApproved('maple')).toEqual([false, false]);
});
