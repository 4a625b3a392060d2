import type { Transaction } from 'firebase-admin/firestore';
import { paths, segmentsOf } from 'shared-lib/domain';
import { signUpTextsPerDay } from 'mf-communities/domain';
import { countWithinLimit } from 'backend/functions/core/account/requireWithin.ts';
import { settingsOf } from 'backend/kernel/settingsOf.ts';
import { countTexts, remainingSegments, textCountsAt } from 'backend/functions/core/broadcasts/textCounts.ts';
import { canTextStrangers } from 'backend/functions/core/broadcasts/textReach.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { readPlan } from 'backend/kernel/readPlan.ts';
import type { PublicPlace } from 'backend/functions/core/contact/publicPlace.ts';

/**
 * Whether one more confirmation text may be sent: a function that counts it, or why not: `off` while
 * no stranger can be texted, `full` once the community's limit for today is reached.
 */
export type SignUpRoom =
  | { readonly ok: true; readonly count: () => void }
  | { readonly ok: false; readonly reason: 'off' | 'full' };

/**
 * Checks, in a transaction that has not written yet, whether the business's month and the community's day
 * have room for one more text to a stranger.
 * @param now epoch milliseconds
 */
export const signUpRoom = async (
  transaction: Transaction,
  { customerId, community }: PublicPlace,
  body: string,
  now: number,
): Promise<SignUpRoom> => {
  if (!(await canTextStrangers(transaction, customerId))) return { ok: false, reason: 'off' };
  const counts = await textCountsAt(customerId, now);
  const [sms, counted] = await transaction.getAll(
    firestore().doc(paths.settingsSection(customerId, 'sms')),
    counts,
  );
  const { segments } = segmentsOf(body);
  const left = remainingSegments(counted!, settingsOf('sms', sms!), await readPlan(transaction, customerId));
  if (left !== null && left < segments) return { ok: false, reason: 'off' };
  const today = {
    act: 'signUpsAt',
    by: `${customerId}/${community.id}`,
    most: signUpTextsPerDay,
    within: 86_400_000,
  };
  const writeCount = await countWithinLimit(transaction, [today], now);
  if (writeCount === null) return { ok: false, reason: 'full' };
  return {
    ok: true,
    count: () => {
      writeCount();
      countTexts(transaction, counts, { texts: 1, segments });
    },
  };
};
