import { serverTimestamp } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { hourAgo, justNow, newRecords, photoOf, soon } from './fieldRecords.ts';
import { noOne, owner, uids } from '../../backend/rules/table/roles.ts';
import { updating, updatingWrong, type Row } from '../../backend/rules/table/Row.ts';

const reports = paths.shiftReports(owner);
const begun = newRecords.shiftReports(uids.specialist, hourAgo);
const compactor = (name: string) => photoOf('shiftReports', 'one', uids.specialist, name);
const issue = {
  type: 'Locked gate',
  note: 'Nobody answered.',
  photos: [compactor('5.jpg'), compactor('6.jpg')],
};
const otherIssue = { type: 'Gate code', note: 'The code changed.' };
const filledIn = () => ({
  compactorLevel: 'half',
  compactorPhotos: [1, 2, 3, 4].map((number) => compactor(`${number}.jpg`)),
  issues: [issue, issue, issue, issue, issue],
  notes: 'All quiet.',
  updatedAt: serverTimestamp(),
});
const submitted = () => ({ ...filledIn(), status: 'submitted', submittedAt: justNow });
const long = (size: number) => 'ñ'.repeat(size);

/** Filling in, submitting and changing a shift report. */
export const submissionRows: Row[] = [
  updating('fill it in', `${reports}/one`, begun, filledIn, ['specialist']),
  updating('submit', `${reports}/one`, begun, submitted, ['specialist']),
  updating(
    'add another issue',
    `${reports}/one`,
    { ...begun, issues: [issue, otherIssue] },
    () => ({ issues: [issue, { type: 'Bulk trash' }, otherIssue], updatedAt: serverTimestamp() }),
    ['specialist'],
  ),
  updating(
    'add two issues in one write',
    `${reports}/one`,
    { ...begun, issues: [issue] },
    () => ({ issues: [issue, otherIssue, { type: 'Bulk trash' }], updatedAt: serverTimestamp() }),
    noOne,
  ),
  updating(
    'remove all issues',
    `${reports}/one`,
    { ...begun, issues: [issue] },
    () => ({ issues: [], updatedAt: serverTimestamp() }),
    ['specialist'],
  ),
  updating('submit again after a return', `${reports}/one`, { ...begun, status: 'returned' }, submitted, [
    'specialist',
  ]),
  updating('fill in what was returned', `${reports}/one`, { ...begun, status: 'returned' }, filledIn, [
    'specialist',
  ]),
  updating(
    'submit where it is archived meanwhile',
    `${reports}/one`,
    { ...begun, communityId: 'birch' },
    submitted,
    ['specialist'],
  ),
  updating(
    'submit, deactivated meanwhile',
    `${reports}/one`,
    { ...begun, memberId: uids.inactiveAdmin },
    submitted,
    noOne,
  ),
  updating(
    'change what was submitted',
    `${reports}/one`,
    { ...begun, status: 'submitted', submittedAt: hourAgo },
    { notes: 'After all.', updatedAt: serverTimestamp() },
    noOne,
  ),
  ...updatingWrong(`${reports}/one`, 'specialist', begun, submitted, {
    'hand it over': { memberId: uids.colleague },
    'doors of one’s own count': { unitsServiced: 48 },
    'its length': { durationMin: 1 },
    'submitted in the future': { submittedAt: soon },
    'never submitted': { submittedAt: null },
    approved: { status: 'approved' },
    'a compactor that sings': { compactorLevel: 'singing' },
    'five photos': { compactorPhotos: [1, 2, 3, 4, 5].map((number) => compactor(`${number}.jpg`)) },
    'a photo of 800 KB of path': { compactorPhotos: [{ path: long(400_000) }] },
    'six issues': { issues: [issue, issue, issue, issue, issue, issue] },
    'an issue of 501 bytes': { issues: [{ type: 'Other', note: `x${long(250)}` }] },
    'an issue of a kind of 101 bytes': { issues: [{ type: `x${long(50)}` }] },
    'an issue of what no keyboard writes': { issues: [{ type: 'Other', note: '\u0001' }] },
    'a fifth issue with a kind of 800 KB': { issues: [issue, issue, issue, issue, { type: long(400_000) }] },
    'an issue with more': { issues: [{ type: 'Other', text: 'x' }] },
    'notes of 2,001 bytes': { notes: `x${long(1000)}` },
    'notes of what no keyboard writes': { notes: 'All\u0001quiet.' },
  }),
];
