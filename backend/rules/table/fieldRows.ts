import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { noOne, owner, runs, team, uids } from './roles.ts';
import {
  creating,
  creatingWrong,
  deleting,
  getting,
  listing,
  listingOwn,
  updating,
  updatingWrong,
  type Row,
} from './Row.ts';

const past = Timestamp.fromMillis(Date.UTC(2026, 0, 5, 20));
const later = Timestamp.fromMillis(Date.UTC(2026, 0, 5, 22));
const future = Timestamp.fromMillis(Date.UTC(2999, 0, 1));
const long = (size: number) => 'x'.repeat(size);

/** What every record of a shift says, as its member writes it. */
const own = (uid: string) => ({
  serviceDate: '2026-01-05',
  communityId: 'maple',
  memberId: uid,
  shiftReportId: '2026-01-05-maple',
  createdAt: serverTimestamp(),
  createdBy: uid,
});

/** The same, as it is there: the specialist's. */
const written = { ...own(uids.specialist), createdAt: past };

const foreign = {
  'for somebody else': { memberId: uids.colleague },
  'in another’s name': { createdBy: uids.colleague },
  'at another time': { createdAt: past },
  'on no date': { serviceDate: 'yesterday' },
  nowhere: { communityId: '' },
  'one more field': { bonusCents: 1 },
};

/** What holds for every collection of records from the field. */
const ownRecords = (
  path: string,
  valid: (uid: string) => object,
  faults: Readonly<Record<string, object>>,
): Row[] => [
  getting(`${path}/one`, [...runs, 'specialist'], written),
  listing(path, runs),
  listingOwn(path, team),
  creating('one’s own', path, 'new', valid, team),
  ...creatingWrong(path, 'specialist', valid, { ...foreign, ...faults }),
  deleting(`${path}/one`, valid(uids.specialist), noOne),
];

const reports = paths.shiftReports(owner);
const report = (uid: string) => ({ ...own(uid), status: 'inProgress', startedAt: past, unitsTotal: 48 });
const submitted = { ...written, status: 'submitted', startedAt: past };
const approval = (uid: string) => ({ status: 'approved', reviewedBy: uid, reviewedAt: serverTimestamp() });

const reportRows: Row[] = [
  ...ownRecords(reports, report, {
    'approved already': { status: 'approved' },
    'a review of one’s own': { reviewNote: 'Well done' },
    'begun in the future': { startedAt: future },
    'units below zero': { unitsServiced: -1 },
    'a compactor that sings': { compactorLevel: 'singing' },
    '51 photos': { compactorPhotos: Array.from({ length: 51 }, () => ({})) },
    'too many notes': { notes: long(10_001) },
  }),
  updating(
    'submit',
    `${reports}/one`,
    { ...written, status: 'inProgress' },
    { status: 'submitted', submittedAt: later, unitsServiced: 47 },
    ['specialist'],
  ),
  updating(
    'submit again after a return',
    `${reports}/one`,
    { ...written, status: 'returned' },
    { status: 'submitted' },
    ['specialist'],
  ),
  updating('change what was submitted', `${reports}/one`, submitted, { unitsServiced: 48 }, noOne),
  updating(
    'hand over',
    `${reports}/one`,
    { ...written, status: 'inProgress' },
    { memberId: uids.colleague },
    noOne,
  ),
  updating('approve', `${reports}/one`, submitted, approval, runs),
  updating(
    'return',
    `${reports}/one`,
    submitted,
    (uid) => ({ ...approval(uid), status: 'returned', reviewNote: 'A photo, please.' }),
    runs,
  ),
  ...updatingWrong(`${reports}/one`, 'owner', submitted, approval, {
    'in another’s name': { reviewedBy: uids.admin },
    'at another time': { reviewedAt: past },
    'as if never seen': { status: 'submitted' },
    'and the units': { unitsServiced: 0 },
    'a note of 10,001 letters': { reviewNote: long(10_001) },
  }),
  updating(
    'approve a shift that goes on',
    `${reports}/one`,
    { ...written, status: 'inProgress' },
    approval,
    noOne,
  ),
];

const clocks = paths.clockInOuts(owner);
const clock = (uid: string) => ({ ...own(uid), status: 'open', source: 'app', clockInAt: past, lateMin: 0 });
const openShift = { ...written, status: 'open', source: 'app', clockInAt: past };
const closedShift = { ...openShift, status: 'closed', clockOutAt: later };
const byHand = (uid: string) => ({
  ...clock(uid),
  memberId: uids.specialist,
  source: 'manual',
  status: 'closed',
  clockOutAt: later,
});
const earlier = Timestamp.fromMillis(past.toMillis() - 600_000);
const entry = (uid: string) => ({
  by: uid,
  at: later,
  field: 'clockInAt',
  from: past,
  to: earlier,
  reason: 'The phone was off.',
});
const correction = (uid: string) => ({ clockInAt: earlier, workedMin: 130, edits: [entry(uid)] });
const editing = (fault: object) => ({ edits: [{ ...entry(owner), ...fault }] });

const clockRows: Row[] = [
  ...ownRecords(clocks, clock, {
    'in the future': { clockInAt: future },
    never: { clockInAt: null },
    'out before in': { clockOutAt: earlier, status: 'closed' },
    'out but open': { clockOutAt: later },
    'by hand': { source: 'manual' },
    'approved already': { approvedBy: uids.specialist },
    'a place that is none': { clockInGeo: { status: 'somewhere' } },
    'late by a word': { lateMin: 'very' },
  }),
  creating('one that was forgotten', clocks, 'new', byHand, runs),
  updating('clock out', `${clocks}/one`, openShift, { status: 'closed', clockOutAt: later, workedMin: 120 }, [
    'specialist',
  ]),
  updating('clock in earlier after all', `${clocks}/one`, openShift, { clockInAt: earlier }, noOne),
  updating('open it again', `${clocks}/one`, closedShift, { status: 'open', clockOutAt: null }, noOne),
  updating(
    'approve',
    `${clocks}/one`,
    closedShift,
    (uid) => ({ approvedBy: uid, approvedAt: serverTimestamp() }),
    runs,
  ),
  updating(
    'approve in another’s name',
    `${clocks}/one`,
    closedShift,
    { approvedBy: 'x', approvedAt: serverTimestamp() },
    noOne,
    ['owner'],
  ),
  updating('correct', `${clocks}/one`, closedShift, correction, runs),
  updating(
    'correct again',
    `${clocks}/one`,
    { ...closedShift, edits: [{ by: 'x' }] },
    (uid) => ({ ...correction(uid), edits: [{ by: 'x' }, entry(uid)] }),
    runs,
  ),
  ...updatingWrong(`${clocks}/one`, 'owner', { ...closedShift, edits: [] }, correction, {
    'without a trace': { edits: [] },
    'in another’s name': editing({ by: uids.admin }),
    'without a reason': editing({ reason: '' }),
    'with another original': editing({ from: earlier }),
    'with another outcome': editing({ to: later }),
    'of another field': editing({ field: 'memberId' }),
    'and another moment unsaid': { clockOutAt: earlier },
    'and another member': { memberId: uids.colleague },
    'into the future': { clockInAt: future, edits: [{ ...entry(owner), to: future }] },
  }),
  updating(
    'correct and forget the earlier edit',
    `${clocks}/one`,
    { ...closedShift, edits: [{ by: 'x' }] },
    correction,
    noOne,
  ),
];

const scans = paths.checkpointScans(owner);
const scan = (uid: string) => ({
  ...own(uid),
  checkpointId: 'gate',
  scannedAt: serverTimestamp(),
  deviceAt: past,
  result: 'onTime',
});
const logs = paths.serviceLogs(owner);
const log = (uid: string) => ({
  ...own(uid),
  unitId: 'a-101',
  servicedAt: past,
  outcome: 'collected',
  bagCount: 2,
  method: 'binTag',
});

const appendedRows: Row[] = [
  ...ownRecords(scans, scan, {
    'a moment of the device': { scannedAt: past },
    'a result that is none': { result: 'perfect' },
    'no checkpoint': { checkpointId: '' },
    'a device of 501 letters': { deviceId: long(501) },
  }),
  updating(
    'change it',
    `${scans}/one`,
    { ...scan(uids.specialist), scannedAt: past },
    { result: 'late' },
    noOne,
  ),
  ...ownRecords(logs, log, {
    'no unit': { unitId: '' },
    'an outcome that is none': { outcome: 'burnt' },
    'bags below zero': { bagCount: -1 },
    'in the future': { servicedAt: future },
    'a photo that is no path': { photo: { path: 7 } },
    'a reason that is none': { reason: 'rain' },
  }),
  creating('a correction', logs, 'new', (uid) => ({ ...log(uid), memberId: uids.specialist }), [
    ...runs,
    'specialist',
  ]),
  updating(
    'change it',
    `${logs}/one`,
    { ...log(uids.specialist), createdAt: past },
    { outcome: 'notOut' },
    noOne,
  ),
];

const violations = paths.violations(owner);
const violation = (uid: string) => ({
  ...own(uid),
  caseNumber: 'V-1',
  unitId: 'a-101',
  typeId: 'loose',
  typeName: 'Loose trash',
  severity: 'medium',
  description: 'Seen on the round.',
  photos: [],
  observedAt: past,
  reportedBy: uid,
  reviewStatus: 'pending',
  status: 'open',
});
const pending = { ...violation(uids.specialist), createdAt: past };
const notice = { level: 1, channel: 'sms' };
const review = {
  reviewStatus: 'approved',
  status: 'notified',
  noticeLevel: 1,
  notices: [notice],
  fineCents: 2500,
  updatedAt: serverTimestamp(),
};

const violationRows: Row[] = [
  ...ownRecords(violations, violation, {
    'approved already': { reviewStatus: 'approved' },
    'notified already': { status: 'notified' },
    'with a notice': { notices: [notice] },
    'with a notice level': { noticeLevel: 1 },
    'with a fine': { fineCents: 100 },
    'seven photos': { photos: [1, 2, 3, 4, 5, 6, 7] },
    'reported by somebody else': { reportedBy: uids.colleague },
    'seen in the future': { observedAt: future },
    'a severity that is none': { severity: 'dreadful' },
  }),
  updating('add a photo', `${violations}/one`, pending, { photos: [{ path: 'p' }] }, ['specialist']),
  updating(
    'add a photo after the review',
    `${violations}/one`,
    { ...pending, reviewStatus: 'approved' },
    { photos: [{ path: 'p' }] },
    noOne,
  ),
  updating('review one’s own', `${violations}/one`, pending, review, runs),
  updating(
    'reject',
    `${violations}/one`,
    pending,
    { reviewStatus: 'rejected', status: 'dismissed', rejectionReason: 'Not theirs.' },
    runs,
  ),
  ...updatingWrong(`${violations}/one`, 'owner', pending, () => review, {
    'a fine before the review': { reviewStatus: 'pending' },
    'a fine below zero': { fineCents: -1 },
    'a notice level of 4': { noticeLevel: 4 },
    'other photos': { photos: [{ path: 'other' }] },
    'another member': { memberId: uids.colleague },
    'a status that is none': { status: 'forgotten' },
    'a dispute that is no map': { dispute: 'no' },
  }),
  updating(
    'forget a notice',
    `${violations}/one`,
    { ...pending, reviewStatus: 'approved', notices: [notice] },
    { notices: [] },
    noOne,
  ),
];

/** The records that members write in the field, and what those who run the business make of them. */
export const fieldRows: Row[] = [...reportRows, ...clockRows, ...appendedRows, ...violationRows];
