import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { future, later, own, past, written } from './ownRecords.ts';
import { noOne, owner, runs, uids } from './roles.ts';
import { creating, updating, updatingWrong, type Row } from './Row.ts';

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

/** What the office makes of working time. */
export const clockRows: Row[] = [
  creating('one that was forgotten', clocks, 'new', byHand, noOne),
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
