import { serverTimestamp } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { past, written } from './ownRecords.ts';
import { noOne, owner, uids } from '../../backend/rules/table/roles.ts';
import { updating, type Row } from '../../backend/rules/table/Row.ts';

const reports = paths.shiftReports(owner);
const submitted = { ...written, status: 'submitted', startedAt: past };
const approval = (uid: string) => ({ status: 'approved', reviewedBy: uid, reviewedAt: serverTimestamp() });

/** Only functions write reviews of shift reports and office photos; no client can. */
export const reportRows: Row[] = [
  updating('approve', `${reports}/one`, submitted, approval, noOne),
  updating(
    'return',
    `${reports}/one`,
    submitted,
    (uid) => ({ ...approval(uid), status: 'returned', reviewNote: 'A photo, please.' }),
    noOne,
  ),
  updating(
    'take a review back',
    `${reports}/one`,
    { ...submitted, status: 'approved', reviewedBy: uids.admin, reviewedAt: past },
    { status: 'submitted', reviewedBy: null, reviewedAt: null },
    noOne,
  ),
  updating(
    'add a photo of the office',
    `${reports}/one`,
    submitted,
    (uid) => ({
      officePhotos: [{ path: `${reports}/one/1.jpg`, sha256: null, capturedAt: null, uploadedBy: uid }],
    }),
    noOne,
  ),
  updating(
    'empty its history',
    `${reports}/one`,
    { ...submitted, reviews: [{ by: 'adam' }] },
    { reviews: [] },
    noOne,
  ),
  updating(
    'send it again with a review of one’s own',
    `${reports}/one`,
    { ...written, status: 'returned' },
    { status: 'submitted', submittedAt: past, reviewedBy: null },
    noOne,
  ),
  updating('add photos of the office', `${reports}/one`, submitted, { officePhotos: [] }, noOne),
];
