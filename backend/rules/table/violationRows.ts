import { serverTimestamp } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { future, own, ownRecords, past } from './ownRecords.ts';
import { noOne, owner, runs, uids } from './roles.ts';
import { updating, updatingWrong, type Row } from './Row.ts';

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

/** Violations, from the sighting to the review. */
export const violationRows: Row[] = [
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
    'take the approval back and keep the fine',
    `${violations}/one`,
    { ...pending, reviewStatus: 'approved', fineCents: 2500 },
    { reviewStatus: 'pending' },
    noOne,
  ),
  updating('notify before the review', `${violations}/one`, pending, { status: 'notified' }, noOne),
  updating(
    'forget a notice',
    `${violations}/one`,
    { ...pending, reviewStatus: 'approved', notices: [notice] },
    { notices: [] },
    noOne,
  ),
];
