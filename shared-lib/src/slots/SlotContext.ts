import { createContext, useContext, useState, type ComponentType } from 'react';
import type { SlotFill, SlotName } from '../contract/index.ts';
import { useSubscriptions, type Live } from '../data/index.ts';
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

/** A part that fills a slot: its entry in `module.json`, and its module. */
export interface Fill extends SlotFill {
  module: string;
}

/** The shell's interface for components with a slot to fill. */
export interface SlotHost {
  /** A slot's parts, for any account, in order; known before any module is loaded. */
  fills(slot: SlotName): readonly Fill[];
  /**
   * Loads and shows one part. If its module is down, it shows that section's error, and other parts aren't affected.
   */
  Part: ComponentType<{ fill: Fill }>;
}

export const SlotContext = createContext<SlotHost | null>(null);

/**
 * A slot's parts for the signed-in account, and the component that shows one.
 * @throws outside the shell's SlotContext, or without an account.
 */
export function useSlot(slot: SlotName): { fills: readonly Fill[]; Part: SlotHost['Part'] } {
  const host = useContext(SlotContext);
  if (!host) throw new Error('useSlot must be used inside the shell');
  const all = host.fills(slot);
  const subscriptions = useSubscriptions({ skip: all.every(({ subscription }) => !subscription) });
  // As of when the slot is first shown: a period that ends while it is shown counts from the next page on.
  const [now] = useState(Date.now);
  return { fills: all.filter((fill) => isFilledFor(fill, subscriptions, now)), Part: host.Part };
}
