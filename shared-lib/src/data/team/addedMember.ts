import { collection, getDocsFromServer, limit, query, where } from 'firebase/firestore';
import { paths, readDocument, teamMemberSchema, type NewTeamMember } from '../../domain/index.ts';
import { firestore } from '../firestore.ts';
import { reportProblem } from '../reportProblem.ts';

/**
 * Maximum difference between the device's clock and the server's, in milliseconds, for a record to count as this
 * attempt's.
 */
const clockDifference = 120_000;

/** Who tried to add a member, and when. */
export interface PendingMember {
  readonly customerId: string;
  readonly uid: string;
  /** When it was sent, in epoch milliseconds. */
  readonly since: number;
}

/**
 * Looks up whether a member was added although no response arrived. Never throws.
 * @param member its email as sent, or its phone if it was invited by text.
 * @returns the member's id; null if this attempt added none, or it is unknown.
 */
export async function addedMember(
  { email, phone }: Pick<NewTeamMember, 'email' | 'phone'>,
  { customerId, uid, since }: PendingMember,
): Promise<string | null> {
  try {
    const team = collection(firestore(), paths.team(customerId));
    const { docs } = await getDocsFromServer(
      query(team, email === '' ? where('phone', '==', phone) : where('email', '==', email), limit(1)),
    );
    const [found] = docs;
    const read = found && readDocument(teamMemberSchema, found.ref.path, found.data());
    if (!read?.ok) return null;
    const { id, dateCreated, lastModifiedBy } = read.value;
    const isOfThisTry = dateCreated !== null && dateCreated >= since - clockDifference;
    return isOfThisTry && lastModifiedBy === uid ? id : null;
  } catch (cause) {
    reportProblem('Whether a member was added could not be looked up', cause);
    return null;
  }
}
