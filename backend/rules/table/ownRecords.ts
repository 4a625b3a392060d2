import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { noOne, runs, team, uids } from './roles.ts';
import { creating, creatingWrong, deleting, getting, listing, listingOwn, type Row } from './Row.ts';

/** Moments of a shift, and one that hasn't come. */
export const past = Timestamp.fromMillis(Date.UTC(2026, 0, 5, 20));
export const later = Timestamp.fromMillis(Date.UTC(2026, 0, 5, 22));
export const future = Timestamp.fromMillis(Date.UTC(2999, 0, 1));
/** Text of so many letters. */
export const long = (size: number) => 'x'.repeat(size);

/** What every record of a shift says, as its member writes it. */
export const own = (uid: string) => ({
  serviceDate: '2026-01-05',
  communityId: 'maple',
  memberId: uid,
  shiftReportId: '2026-01-05-maple',
  createdAt: serverTimestamp(),
  createdBy: uid,
});

/** The same, as it is there: the specialist's. */
export const written = { ...own(uids.specialist), createdAt: past };

const foreign = {
  'for somebody else': { memberId: uids.colleague },
  'in another’s name': { createdBy: uids.colleague },
  'at another time': { createdAt: past },
  'on no date': { serviceDate: 'yesterday' },
  nowhere: { communityId: '' },
  'one more field': { bonusCents: 1 },
};

/** What holds for every collection of records from the field. */
export const ownRecords = (
  path: string,
  valid: (uid: string) => object,
  faults: Readonly<Record<string, object>>,
): Row[] => [
  getting(`${path}/one`, [...runs, 'specialist'], written),
  listing(path, runs),
  listingOwn(path, team),
  creating('one’s own', path, 'new', valid, team),
  ...creatingWrong(path, 'specialist', valid, { ...foreign, ...faults }),
  deleting(`${path}/one`, valid(uids.specialist), noOne),
];
