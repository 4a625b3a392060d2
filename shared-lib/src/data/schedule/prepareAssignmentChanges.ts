import { collection, doc, serverTimestamp, type Transaction } from 'firebase/firestore';
import { agentChangesOf, paths, type AssignmentChange } from '../../domain/index.ts';
import { firestore } from '../firestore.ts';

/** A change that someone else overtook, with who serves regularly by now. */
export interface OvertakenAssignment extends AssignmentChange {
  readonly found: string | null;
}

/** Someone else changed the same regular assignments meanwhile. */
export class AssignmentsOvertaken extends Error {
  readonly overtaken: readonly OvertakenAssignment[];

  constructor(overtaken: readonly OvertakenAssignment[]) {
    super('The regular assignments were changed meanwhile');
    this.overtaken = overtaken;
  }
}

/**
 * Reads what changes to regular assignments need, as the first half of a transaction, like `prepareShiftChanges`.
 * @param by the login uid of who makes them; undefined for a caller who doesn't say
 * @returns the other half: writes them, and a line of each community's log.
 * @throws AssignmentsOvertaken
 */
export async function prepareAssignmentChanges(
  transaction: Transaction,
  customerId: string,
  changes: readonly AssignmentChange[],
  by: string | undefined,
): Promise<() => void> {
  const read = await Promise.all(
    changes.map(async (change) => {
      const { communityId, day } = change;
      const reference = doc(firestore(), paths.assignedAgent(customerId, communityId, day));
      const memberId: unknown = (await transaction.get(reference)).data()?.memberId;
      return { change, reference, found: typeof memberId === 'string' && memberId !== '' ? memberId : null };
    }),
  );
  const overtaken = read
    .filter(({ change, found }) => found !== change.from)
    .map(({ change, found }) => ({ ...change, found }));
  if (overtaken.length > 0) throw new AssignmentsOvertaken(overtaken);
  return () => {
    for (const { change, reference } of read) {
      const { communityId, day, to } = change;
      if (to === null) transaction.delete(reference);
      else transaction.set(reference, { memberId: to, customerId, communityId, day });
    }
    if (by === undefined) return;
    for (const [communityId, lines] of agentChangesOf(changes)) {
      const log = collection(firestore(), paths.communityActivity(customerId, communityId));
      transaction.set(doc(log), { at: serverTimestamp(), by, act: 'edited', changes: lines });
    }
  };
}
