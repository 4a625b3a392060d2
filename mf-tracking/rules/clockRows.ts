import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { later, own, past, written } from './ownRecords.ts';
import { noOne, owner, runs, uids } from '../../backend/rules/table/roles.ts';
import { creating, deleting, getting, listing, updating, type Row } from '../../backend/rules/table/Row.ts';

const clocks = paths.clockInOuts(owner);
const one = `${clocks}/one`;
const openShift = { ...written, status: 'open', source: 'app', clockInAt: past };
const closedShift = { ...openShift, status: 'closed', clockOutAt: later };
const approvedShift = { ...closedShift, approvedBy: owner, approvedAt: later };
const earlier = Timestamp.fromMillis(past.toMillis() - 600_000);
const byHand = (uid: string) => ({
  ...own(uid),
  memberId: uids.specialist,
  source: 'manual',
  status: 'closed',
  clockInAt: past,
  clockOutAt: later,
});
const correction = (uid: string) => ({
  clockInAt: earlier,
  workedMin: 130,
  edits: [{ by: uid, at: later, field: 'clockInAt', from: past, to: earlier, reason: 'The phone was off.' }],
  updatedAt: serverTimestamp(),
});
const approval = (uid: string) => ({
  approvedBy: uid,
  approvedAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
});

/** Only functions write the office's changes to working time, for any caller. */
const officeRows: Row[] = [
  creating('one that was forgotten', clocks, 'new', byHand, noOne),
  updating('correct', one, closedShift, correction, noOne),
  updating('correct without a trace', one, closedShift, { clockInAt: earlier }, noOne),
  updating('take a break away', one, { ...closedShift, breakMin: 30 }, { breakMin: 0 }, noOne),
  updating('forget an entry', one, { ...closedShift, edits: [{ by: 'x' }] }, { edits: [] }, noOne),
  updating('close what was forgotten', one, openShift, { status: 'autoClosed', clockOutAt: later }, noOne),
  updating('open it again', one, closedShift, { status: 'open', clockOutAt: null }, noOne),
  updating('approve', one, closedShift, approval, noOne),
  updating('take an approval back', one, approvedShift, { approvedBy: null, approvedAt: null }, noOne),
];

const periods = paths.payPeriods(owner);
const period = { from: '2026-01-05', to: '2026-01-18', state: 'locked', totals: null, history: [] };
const rows = paths.payRows(owner, 'elm');

const periodRows: Row[] = [
  getting(`${periods}/2026-01-05`, runs, period),
  listing(periods, runs),
  creating('lock', periods, '2026-01-19', period, noOne),
  updating('reopen', `${periods}/2026-01-05`, period, { state: 'open' }, noOne),
  deleting(`${periods}/2026-01-05`, period, noOne),
  // Screens get them from the function that computes a period.
  getting(`${rows}/0`, noOne, { rows: '' }),
  listing(rows, noOne),
  creating('what is paid', rows, '1', { rows: '' }, noOne),
];

export const clockRows: Row[] = [...officeRows, ...periodRows];
