import { serverTimestamp } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { future, later, long, own, ownRecords, past, written } from './ownRecords.ts';
import { noOne, owner, runs, uids } from './roles.ts';
import { creating, updating, updatingWrong, type Row } from './Row.ts';

const reports = paths.shiftReports(owner);
const report = (uid: string) => ({ ...own(uid), status: 'inProgress', startedAt: past, unitsTotal: 48 });
const submitted = { ...written, status: 'submitted', startedAt: past };
const approval = (uid: string) => ({ status: 'approved', reviewedBy: uid, reviewedAt: serverTimestamp() });

/** Shift reports. */
export const reportRows: Row[] = [
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

/** Scans and service logs, which are only ever added. */
export const appendedRows: Row[] = [
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
