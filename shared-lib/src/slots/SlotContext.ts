import { createContext, useContext, useState, type ComponentType } from 'react';
import type { SlotFill, SlotName } from '../contract/index.ts';
import { useSubscriptions } from '../data/index.ts';
import { isFilledFor } from './isFilledFor.ts';

/** A part that fills a slot: its entry in `module.json`, and its module. */
export interface Fill extends SlotFill {
  module: string;
}

/** The shell's offer to components with a slot to fill. */
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
  if (!host) throw new Error('useSlot needs the shell around it');
  const all = host.fills(slot);
  const subscriptions = useSubscriptions({ skip: all.every(({ subscription }) => !subscription) });
  // As of when the slot is first shown: a period that ends while it is shown counts from the next page on.
  const [now] = useState(Date.now);
  return { fills: all.filter((fill) => isFilledFor(fill, subscriptions, now)), Part: host.Part };
}
