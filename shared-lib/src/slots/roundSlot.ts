import { createContext, useContext } from 'react';

/** Tonight's round that a part in a slot `round.*` acts on. */
export interface RoundSlot {
  readonly communityId: string;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  /** Minutes worked so far in the night's pay period, by member; absent while unknown. */
  readonly periodMinutes?: ReadonlyMap<string, number> | undefined;
  /** Closes the part once its work is in progress. The toast with its result offers an undo. */
  readonly onDone: () => void;
}

export const RoundSlotContext = createContext<RoundSlot | null>(null);

/**
 * The round that a part acts on.
 * @throws outside a slot `round.*`
 */
export function useRoundOfSlot(): RoundSlot {
  const slot = useContext(RoundSlotContext);
  if (!slot) throw new Error('A round’s action belongs in a slot round.*');
  return slot;
}
