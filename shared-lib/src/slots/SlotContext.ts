import { createContext, useContext, useState, type ComponentType } from 'react';
import type { SlotFill, SlotName } from '../contract/index.ts';
import { useSubscriptions } from '../data/index.ts';
import { isFilledFor } from './isFilledFor.ts';

/** A part that fills a slot: what `module.json` says of it, and the module that it comes from. */
export interface Fill extends SlotFill {
  module: string;
}

/** What the shell offers to whoever has a slot to fill. */
export interface SlotHost {
  /** The parts for a slot, for whichever account, in their order; known before any module is loaded. */
  fills(slot: SlotName): readonly Fill[];
  /** Loads and shows one part; a part whose module is down shows that section's error, its neighbours stand. */
  Part: ComponentType<{ fill: Fill }>;
}

export const SlotContext = createContext<SlotHost | null>(null);

/**
 * The parts that fill a slot for the signed-in account, and the component that shows one.
 * @throws outside the shell's SlotContext, or without an account.
 */
export function useSlot(slot: SlotName): { fills: readonly Fill[]; Part: SlotHost['Part'] } {
  const host = useContext(SlotContext);
  if (!host) throw new Error('useSlot needs the shell around it');
  const all = host.fills(slot);
  const subscriptions = useSubscriptions({ skip: all.every(({ subscription }) => !subscription) });
  // As of when the slot is first shown: whoever's period ends in front of it finds out with the next page.
  const [now] = useState(Date.now);
  return { fills: all.filter((fill) => isFilledFor(fill, subscriptions, now)), Part: host.Part };
}
