import { serverTimestamp } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { own, past } from './ownRecords.ts';
import { noOne, owner, uids } from '../../backend/rules/table/roles.ts';
import { updating, type Row } from '../../backend/rules/table/Row.ts';

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
const approved = { ...pending, reviewStatus: 'approved' };
const step = { id: 'step-0001', act: 'approve', at: past, by: owner, status: 'open' };
/** The fields that functions write, for each act of the office. */
const actions: readonly (readonly [string, object, object])[] = [
  ['approve', pending, { reviewStatus: 'approved', timeline: [step] }],
  ['reject', pending, { reviewStatus: 'rejected', status: 'dismissed', rejectionReason: 'Not theirs.' }],
  ['take back a review', approved, { reviewStatus: 'pending' }],
  ['notify', approved, { status: 'notified', noticeLevel: 1, notices: [notice] }],
  ['escalate', { ...approved, status: 'notified', noticeLevel: 1 }, { status: 'escalated', noticeLevel: 2 }],
  ['fine', approved, { fineCents: 2500 }],
  ['dispute', { ...approved, status: 'notified' }, { status: 'disputed', dispute: { text: 'No.' } }],
  ['decide a dispute', { ...approved, status: 'disputed' }, { dispute: { text: 'No.', decision: 'uphold' } }],
  ['resolve', approved, { status: 'resolved', resolvedAt: past, resolutionNote: 'Gone.' }],
  ['dismiss', approved, { status: 'dismissed', resolutionNote: 'Seen twice.' }],
  ['reopen', { ...approved, status: 'resolved' }, { status: 'open' }],
  [
    'answer for a resident',
    { ...approved, status: 'notified' },
    { residentAnswers: [{ id: 'a', kind: 'moreTime', words: '', at: past }] },
  ],
  ['write a step without doing it', pending, { timeline: [step] }],
  ['vouch for photos', pending, { photoChecks: [{ path: 'p', ok: true, checkedAt: past }] }],
];

/** Violations, and the office's handling of them. */
export const violationRows: Row[] = [
  ...actions.map(([what, before, change]) =>
    updating(what, `${violations}/one`, before, { ...change, updatedAt: serverTimestamp() }, noOne),
  ),
];
