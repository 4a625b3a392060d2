import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { paths } from '../../domain/index.ts';
import type { Account } from '../account.slice.ts';
import { shouldRejectWrite } from '../connection/writes.ts';
import { firestore } from '../firestore.ts';

/**
 * The minimum interval between activity updates: each write also changes the team's directory, for every page that
 * lists the team.
 */
const hour = 3_600_000;

/** Whether a user's activity needs an update. @param lastActive, now epoch milliseconds; null for never */
export const shouldRecordActivity = (lastActive: number | null, now: number): boolean =>
  lastActive === null || now - lastActive >= hour;

let triedAt: number | null = null;

/**
 * Records in the user's own team record that they use the dashboard, at most once an hour. A failed write doesn't
 * matter: the next hour or page tries again.
 * @param lastActive from the record, epoch milliseconds; null for never
 */
export function recordActivity(
  { customerId, uid }: Pick<Account, 'customerId' | 'uid'>,
  lastActive: number | null,
  now = Date.now(),
): void {
  if (
    !shouldRecordActivity(lastActive, now) ||
    !shouldRecordActivity(triedAt, now) ||
    shouldRejectWrite(false)
  )
    return;
  triedAt = now;
  updateDoc(doc(firestore(), paths.teamMember(customerId, uid)), { lastActive: serverTimestamp() }).catch(
    (error: unknown) => console.info('The activity could not be recorded', error),
  );
}
