import { useState } from 'react';
import { changeSchedule, useAccount, type ChangeScheduleResult } from 'shared-lib/data';
import { maxAssignmentChanges, reverseScheduleChanges, type ScheduleChanges } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { useLeaveGuard, type ConfirmResult } from 'shared-lib/ui/dialogs';
import { emptyDraft, keyOf, withAgent, withoutPlaces, type Day, type Draft } from './draft.ts';
import { useNames, type Board, type Names } from './useBoard.ts';

type Refused = Extract<ChangeScheduleResult, { ok: false }>;

/**
 * Saves a step all or nothing, and offers to undo it.
 * @param onSaved called after it is saved.
 * @param onOvertaken receives the weekdays that someone else changed first.
 */
function useSaveStep(names: Names, onSaved: () => void, onOvertaken: (places: readonly Day[]) => void) {
  const { t } = useTexts('mf-communities');
  const { customerId } = useAccount();

  const wordsOf = (refused: Refused): string => {
    if (refused.reason !== 'overtaken') return t(`agentBoard.problems.${refused.reason}`);
    const places = [
      ...refused.assignments.map(({ communityId, day, found }) =>
        t('agentBoard.problems.overtakenPlace', {
          community: names.community(communityId),
          day: names.day(day),
          agent: names.agent(found),
        }),
      ),
      ...refused.shifts.map(({ communityId, serviceDate }) =>
        t('agentBoard.problems.overtakenNight', {
          community: names.community(communityId),
          night: names.night(serviceDate),
        }),
      ),
    ];
    return t('agentBoard.problems.overtaken', { places: places.join('; ') });
  };

  const undo = async (step: ScheduleChanges) => {
    const result = await changeSchedule(customerId, reverseScheduleChanges(step));
    showToast(
      result.ok
        ? { meaning: 'good', message: t('agentBoard.undone') }
        : {
            meaning: 'bad',
            message: result.reason === 'overtaken' ? t('agentBoard.problems.notUndone') : wordsOf(result),
          },
    );
  };

  return async (step: ScheduleChanges): Promise<ConfirmResult> => {
    const count = step.assignments.length;
    if (Math.max(count, step.shifts.length) > maxAssignmentChanges) {
      return { ok: false, message: t('agentBoard.problems.tooMany', { max: maxAssignmentChanges }) };
    }
    const result = await changeSchedule(customerId, step);
    if (!result.ok) {
      if (result.reason === 'overtaken') onOvertaken(result.assignments);
      return { ok: false, message: wordsOf(result) };
    }
    onSaved();
    showToast({ meaning: 'good', message: t('agentBoard.saved', { count }), undo: () => void undo(step) });
    return { ok: true };
  };
}

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
