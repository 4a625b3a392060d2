import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { addDays, paths } from 'shared-lib/domain';
import { creating, deleting, getting, listing, updating, type Row } from '../../backend/rules/table/Row.ts';
import { tonight } from '../../backend/rules/table/records.ts';
import { noOne, owner, runs, stranger, uids, type Role } from '../../backend/rules/table/roles.ts';

/** Moments of a shift, and one in the future. */
export const past = Timestamp.fromMillis(Date.UTC(2026, 0, 5, 20));
export const later = Timestamp.fromMillis(Date.UTC(2026, 0, 5, 22));
export const future = Timestamp.fromMillis(Date.UTC(2999, 0, 1));
/** Text with this many letters. */
export const long = (size: number) => 'x'.repeat(size);

/** The fields of every shift record, as its member writes them. */
export const own = (uid: string) => ({
  serviceDate: '2026-01-05',
  communityId: 'maple',
  memberId: uid,
  shiftReportId: '2026-01-05-maple',
  createdAt: serverTimestamp(),
  createdBy: uid,
});

/** The same fields, in an existing record of the specialist. */
export const written = { ...own(uids.specialist), createdAt: past };

const figures = paths.ownerFigures(owner);
const labor = `${figures}/labor`;
const cost = { hourCostCents: 2_150 };
const onlyOwner: readonly Role[] = ['owner'];

/** The cost of an hour: no Admin may even read it. */
export const ownerFigureRows: Row[] = [
  getting(labor, onlyOwner, cost),
  listing(figures, onlyOwner),
  creating('the cost of an hour', figures, 'labor', cost, onlyOwner),
  updating('another cost', labor, cost, { hourCostCents: 0 }, onlyOwner),
  updating('none', labor, cost, { hourCostCents: null }, onlyOwner),
  updating('a negative cost', labor, cost, { hourCostCents: -1 }, noOne, onlyOwner),
  updating('more than $1,000', labor, cost, { hourCostCents: 100_001 }, noOne, onlyOwner),
  updating('half a cent', labor, cost, { hourCostCents: 0.5 }, noOne, onlyOwner),
  updating('a text', labor, cost, { hourCostCents: '20' }, noOne, onlyOwner),
  updating('one more field', labor, cost, { note: 'x' }, noOne, onlyOwner),
  creating('another figure', figures, 'rent', cost, noOne, onlyOwner),
  deleting(labor, cost, noOne),
];

const proofs = paths.doorProofs(owner);
const proof = { communityId: 'maple', unitId: 'a-101', night: '2026-11-20', expiresAt: new Date(4e12) };

/** Shared proofs of pickup. Their links' keys are in `ownDataRows`. */
export const proofRows: Row[] = [
  getting(`${proofs}/one`, runs, proof),
  listing(proofs, runs),
  listing(paths.doorProofs(stranger), ['stranger']),
  creating('one', proofs, 'two', proof, noOne),
  updating('lengthen one', `${proofs}/one`, proof, { expiresAt: new Date(5e12) }, noOne),
  updating('reword one', `${proofs}/one`, proof, { content: { outcome: 'collected' } }, noOne),
  updating(
    'open one again',
    `${proofs}/one`,
    { ...proof, revokedAt: new Date(0) },
    { revokedAt: null },
    noOne,
  ),
  deleting(`${proofs}/one`, proof, noOne),
];

const on = (communityId: string, date = tonight()) => paths.roundNotes(owner, communityId, date);
const notes = { notes: [{ id: 'a', text: 'Use the north gate', by: owner }] };
const folder = on('oak').slice(0, on('oak').lastIndexOf('/'));

/** The office's notes on rounds: read by those who serve the community that night, and written by functions. */
export const roundNoteRows: Row[] = [
  getting(on('oak'), [...runs, 'manager'], notes),
  getting(on('maple'), [...runs, 'specialist'], notes),
  getting(on('pine'), [...runs, 'colleague'], notes),
  getting(on('pine', addDays(tonight(), -20)), runs, notes),
  getting(on('ash'), runs, notes),
  listing(folder, noOne),
  creating('one', folder, addDays(tonight(), 1), notes, noOne),
  updating('reword one', on('oak'), notes, { notes: [] }, noOne),
  deleting(on('oak'), notes, noOne),
];
