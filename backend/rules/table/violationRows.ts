import { serverTimestamp } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { own, past } from './ownRecords.ts';
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

/** Violations, what the office makes of them. */
export const violationRows: Row[] = [
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
