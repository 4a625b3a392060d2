import { createContext, useContext, type ComponentType } from 'react';
import type { SlotFill, SlotName } from '../contract/index.ts';

/** A part that fills a slot: what `module.json` says of it, and the module that it comes from. */
export interface Fill extends SlotFill {
  module: string;
}

/** What the shell offers to whoever has a slot to fill. */
export interface SlotHost {
  /** The parts for a slot, in their order; known before any module is loaded. */
  fills(slot: SlotName): readonly Fill[];
  /** Loads and shows one part; a part whose module is down shows that section's error, its neighbours stand. */
  Part: ComponentType<{ fill: Fill }>;
}

export const SlotContext = createContext<SlotHost | null>(null);

/**
 * The parts that fill a slot, and the component that shows one.
 * @throws outside the shell's SlotContext.
 */
export function useSlot(slot: SlotName): { fills: readonly Fill[]; Part: SlotHost['Part'] } {
  const host = useContext(SlotContext);
  if (!host) throw new Error('useSlot needs the shell around it');
  return { fills: host.fills(slot), Part: host.Part };
}
