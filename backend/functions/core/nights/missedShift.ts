import { paths, type Shift } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';

export type Night = Pick<Shift, 'communityId' | 'serviceDate'>;

/**
 * The id of both records of a missed shift. Ids of records from the field start with the member's id, so a late clock-in never collides
 * with it.
 */
export const missedId = ({ serviceDate, communityId }: Night): string =>
  `missed_${serviceDate}_${communityId}`;

export const missedRecords = (customerId: string, night: Night) => ({
  clock: firestore().doc(`${paths.clockInOuts(customerId)}/${missedId(night)}`),
  report: firestore().doc(`${paths.shiftReports(customerId)}/${missedId(night)}`),
});
