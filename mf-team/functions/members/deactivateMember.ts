import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { agentChangesOf } from 'backend/functions/core/community/domain/agentChanges.ts';
import { deactivationWrites, type Handover } from 'mf-team/domain';
import {
  paths,
  teamMemberSchema,
  type AssignmentChange,
  type DeactivationWrite,
  type TeamMember,
} from 'shared-lib/domain';
import { withdrawInvitation } from 'backend/functions/core/account/invitation.ts';
import { logActivity } from 'backend/functions/core/community/activity.ts';
import { preparePastAgents } from 'backend/functions/core/community/pastAgents.ts';
import { authErrorCode } from 'backend/functions/core/members/logins.ts';
import { auth, firestore } from 'backend/kernel/firebase.ts';
import { takeTransactionBatch } from 'backend/functions/core/members/takeTransactionBatch.ts';
import { isPermanentError } from 'backend/kernel/isPermanentError.ts';
import { modifiedBy } from 'backend/kernel/modifiedBy.ts';
import { readDeactivationFacts } from './readDeactivationFacts.ts';
import { writeDeactivation } from 'backend/functions/core/members/writeDeactivation.ts';
import { recordOf } from 'backend/kernel/records.ts';

/** Whom to deactivate, and what happens to everything that depends on them. */
export interface MemberDeactivation {
  readonly customerId: string;
  readonly memberId: string;
  /** The author's login uid. */
  readonly by: string;
  /**
   * A member's id, or null for no one. If undefined, the member named by an unfinished deactivation,
   * otherwise no one.
   */
  readonly takenOverBy: string | null | undefined;
}

/** Reads a member of the team; null if missing or damaged. */
const memberAt = async (transaction: Transaction, path: string): Promise<TeamMember | null> =>
  recordOf(teamMemberSchema, await transaction.get(firestore().doc(path)));

/**
 * Resolves who takes over. A successor named only by the mark, who has left since, counts as no one: an
 * unfinished deactivation must not wait for them.
 * @throws HttpsError `failed-precondition` unless the successor in the order is an active member of the team
 */
const readShiftCandidate = async (
  transaction: Transaction,
  { customerId, takenOverBy }: MemberDeactivation,
  marked: unknown,
): Promise<Handover['takenOverBy']> => {
  const takerId = takenOverBy === undefined ? marked : takenOverBy;
  if (typeof takerId !== 'string') return null;
  const taker = await memberAt(transaction, paths.teamMember(customerId, takerId));
  if (taker === null || !taker.isActive) {
    if (takenOverBy === undefined) return null;
    throw new HttpsError('failed-precondition', 'Shifts can only be reassigned to an active team member.');
  }
  return { id: taker.id, tier: taker.tier };
};

/** A member to deactivate, with the mark of an unfinished deactivation. */
interface Leaver {
  readonly record: DocumentSnapshot;
  readonly mark: { readonly takenOverBy?: unknown; readonly startedAt?: unknown } | undefined;
  readonly taker: Handover['takenOverBy'];
}

/** Read from the raw record: a damaged one can be deactivated as well. */
const readLeaver = async (transaction: Transaction, order: MemberDeactivation): Promise<Leaver> => {
  const { customerId, memberId } = order;
  const record = await transaction.get(firestore().doc(paths.teamMember(customerId, memberId)));
  if (!record.exists) throw new HttpsError('not-found', 'Team member not found.');
  const mark = record.get('deactivation') as Leaver['mark'];
  return { record, mark, taker: await readShiftCandidate(transaction, order, mark?.takenOverBy) };
};

/** Ends a pending invitation along with the membership. */
const writeInactive = (
  transaction: Transaction,
  { record, mark, taker }: Leaver,
  by: string,
  isFinished: boolean,
) => {
  withdrawInvitation(transaction, record.get('invitation'));
  transaction.update(record.ref, {
    isActive: false,
    invitation: FieldValue.delete(),
    ...modifiedBy(by),
    deactivation: isFinished
      ? FieldValue.delete()
      : { takenOverBy: taker?.id ?? null, startedAt: mark?.startedAt ?? FieldValue.serverTimestamp() },
  });
};

/** The communities' regular specialists after the member. */
const lostAgents = (memberId: string, writes: readonly DeactivationWrite[]): AssignmentChange[] =>
  writes.flatMap((write) =>
    write.kind === 'assignedAgent'
      ? { communityId: write.communityId, day: write.day, from: memberId, to: write.memberId }
      : [],
  );

/** Records it in the communities' activity logs. */
const logLostAgents = (
  transaction: Transaction,
  { customerId, by }: MemberDeactivation,
  lost: readonly AssignmentChange[],
) => {
  for (const [communityId, changes] of agentChangesOf(lost)) {
    logActivity(transaction, customerId, communityId, { act: 'edited', by, changes });
  }
};

/**
 * One transaction of a deactivation. The first makes the member inactive; the next ones take what doesn't
 * fit. Until the last one commits, the member's record marks the deactivation as in progress, and names who
 * takes over.
 * @returns whether everything is done
 */
const deactivateSome = (order: MemberDeactivation): Promise<boolean> =>
  firestore().runTransaction(async (transaction) => {
    const { customerId, memberId, by } = order;
    const leaver = await readLeaver(transaction, order);
    const { record, mark, taker } = leaver;
    const facts = await readDeactivationFacts(transaction, customerId, memberId);
    const writes = deactivationWrites(memberId, facts, { takenOverBy: taker, cancelledBy: by });

    const now = takeTransactionBatch(writes);
    const isFinished = now.length === writes.length;
    if (isFinished && now.length === 0 && record.get('isActive') === false && !mark) return true;
    const lost = lostAgents(memberId, now);
    const keepAgents = await preparePastAgents(transaction, customerId, lost, true);
    for (const write of now) writeDeactivation(transaction, customerId, write);
    keepAgents();
    logLostAgents(transaction, order, lost);
    writeInactive(transaction, leaver, by, isFinished);
    return isFinished;
  });

/** Only ends the member's access, and keeps the mark: for dependents that no transaction can write. */
const endAccess = (order: MemberDeactivation): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    writeInactive(transaction, await readLeaver(transaction, order), order.by, false);
  });

/**
 * Ends the member's sessions, even if the login opens another business: they can sign in there again, and
 * creating another business can't keep a session alive. Does nothing without a login account.
 */
const endSessions = async ({ memberId: uid }: MemberDeactivation): Promise<void> => {
  try {
    await auth().revokeRefreshTokens(uid);
  } catch (error) {
    if (authErrorCode(error) !== 'auth/user-not-found') throw error;
  }
};

/**
 * Deactivates a member and everything that depends on them (spec section 4). Up to 500 writes or about 8 MB
 * fit in one atomic transaction; beyond that it takes several, and repeating the call continues after an
 * interruption. Access ends with the first write, since the rules check `isActive`. Damaged data, such as a
 * list with no room for a cancellation, never keeps access alive.
 * @throws HttpsError `not-found`; `failed-precondition` when the member taking over is not active
 */
export const deactivateMember = async (order: MemberDeactivation): Promise<void> => {
  let isFinished = await deactivateSome(order).catch(async (error: unknown) => {
    if (!isPermanentError(error)) throw error;
    await endAccess(order);
    return false;
  });
  await endSessions(order);
  while (!isFinished) isFinished = await deactivateSome(order);
};
