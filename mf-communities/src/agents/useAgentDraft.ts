import { useState } from 'react';
import { useLeaveGuard } from 'shared-lib/ui/dialogs';
import { emptyDraft, keyOf, withAgent, withoutPlaces, type Day, type Draft } from './draft.ts';
import type { Board } from './useBoard.ts';
import { useNames } from './useNames.ts';
import { useSaveStep } from './useSaveStep.ts';

/**
 * Unsaved changes of regular specialists: nothing is saved without a review, and leaving asks for
 * confirmation.
 * @param isHere whether an address of the same page still shows what is being changed.
 * @returns the draft, how to change it, and what `DraftDialogs` shows.
 */
export function useAgentDraft(board: Board, isHere: (search: URLSearchParams) => boolean) {
  const names = useNames(board);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [isReviewed, setReviewed] = useState(false);
  const guard = useLeaveGuard(draft.size > 0, isHere);
  const discard = () => setDraft(emptyDraft);
  const save = useSaveStep(names, discard, (places) => setDraft((before) => withoutPlaces(before, places)));
  const stored = ({ communityId, day }: Day) => board.assignments.regularAgent(communityId, day);
  return {
    board,
    names,
    draft,
    guard,
    save,
    discard,
    isReviewed,
    setReviewed,
    /** The specialist of a weekday in the draft, otherwise the stored one; null for none. */
    agentAt: (place: Day): string | null => {
      const change = draft.get(keyOf(place));
      return change ? change.to : stored(place);
    },
    /** Assigns weekdays, or unassigns them with null. */
    give: (places: readonly Day[], agentId: string | null) =>
      setDraft((before) =>
        places.reduce((next, place) => withAgent(next, place, agentId, stored(place)), before),
      ),
  };
}

export type AgentDraft = ReturnType<typeof useAgentDraft>;
