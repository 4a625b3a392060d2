import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { uids } from '../../backend/rules/table/roles.ts';

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

/** The same, as an existing record: the specialist's. */
export const written = { ...own(uids.specialist), createdAt: past };
