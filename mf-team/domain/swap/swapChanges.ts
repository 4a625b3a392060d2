import type { ShiftChange, ShiftOverride } from 'shared-lib/domain';
import { legsOf, type ShiftSwap, type SwapLeg } from './shiftSwap.ts';

/**
 * The schedule changes of an approved swap.
 * @param entries the nights' entries for the shifts; null where the regular assignment applies.
 */
export const swapChanges = (
  legs: readonly SwapLeg[],
  entries: readonly (ShiftOverride | null)[],
): ShiftChange[] =>
  legs.map(({ communityId, serviceDate, takerId }, index) => {
    const entry = entries[index] ?? null;
    const from = entry && { newAgentId: entry.newAgentId };
    return { communityId, serviceDate, from, to: { newAgentId: takerId } };
  });

/** The schedule changes that undo an approved swap. */
export const swapBack = (swap: ShiftSwap): ShiftChange[] =>
  swap.replaced.map(({ communityId, serviceDate, from }) => {
    const leg = legsOf(swap).find(
      (each) => each.communityId === communityId && each.serviceDate === serviceDate,
    );
    return { communityId, serviceDate, from: { newAgentId: leg?.takerId ?? null }, to: from };
  });
