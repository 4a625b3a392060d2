import type { SlotFill } from '../contract/index.ts';
import type { Live } from '../data/index.ts';
import { isCurrent, type Subscription } from '../domain/index.ts';

/**
 * Whether a part that fills a slot is for an account. One that isn't for everyone waits until that is known; if it
 * can't be read, the part is shown and says so.
 * @param subscriptions of the account.
 * @param now epoch milliseconds.
 */
export function isFilledFor(
  { subscription }: Pick<SlotFill, 'subscription'>,
  subscriptions: Live<readonly Subscription[]>,
  now: number,
): boolean {
  if (subscription === undefined) return true;
  if (subscriptions.status !== 'ready') return subscriptions.status === 'failed';
  const status = subscriptions.data.some((one) => isCurrent(one, now)) ? 'current' : 'none';
  return subscription === status;
}
