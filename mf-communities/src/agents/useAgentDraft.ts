import { useState } from 'react';
import { useLeaveGuard } from 'shared-lib/ui/dialogs';
import { emptyDraft, keyOf, withAgent, withoutPlaces, type Day, type Draft } from './draft.ts';
import type { Board } from './useBoard.ts';
import { useNames } from './useNames.ts';
import { useSaveStep } from './useSaveStep.ts';

/**
 * Regular agents that are being changed: nothing is saved before it was reviewed, and nobody leaves without being asked.
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
    /** Who has a weekday by the draft, else as stored; null for nobody. */
    agentAt: (place: Day): string | null => {
      const change = draft.get(keyOf(place));
      return change ? change.to : stored(place);
    },
    /** Gives weekdays to somebody, or with null to nobody. */
    give: (places: readonly Day[], agentId: string | null) =>
      setDraft((before) =>
        places.reduce((next, place) => withAgent(next, place, agentId, stored(place)), before),
      ),
  };
}

export type AgentDraft = ReturnType<typeof useAgentDraft>;
