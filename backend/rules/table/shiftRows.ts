import { serverTimestamp } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { long, past, written } from './ownRecords.ts';
import { noOne, owner, runs, uids } from './roles.ts';
import { updating, updatingWrong, type Row } from './Row.ts';

const reports = paths.shiftReports(owner);
const submitted = { ...written, status: 'submitted', startedAt: past };
const approval = (uid: string) => ({ status: 'approved', reviewedBy: uid, reviewedAt: serverTimestamp() });

/** What the office makes of shift reports. */
export const reportRows: Row[] = [
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
