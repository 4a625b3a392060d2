import { changeSchedule, useAccount, type ChangeScheduleResult } from 'shared-lib/data';
import { maxAssignmentChanges, reverseScheduleChanges, type ScheduleChanges } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import type { ConfirmResult } from 'shared-lib/ui/dialogs';
import type { Day } from './draft.ts';
import type { Names } from './useNames.ts';

type Refused = Extract<ChangeScheduleResult, { ok: false }>;

/**
 * Saves a step all or nothing, and offers to undo it.
 * @param onSaved called after it is saved.
 * @param onOvertaken receives the weekdays that someone else changed first.
 */
export function useSaveStep(
  names: Names,
  onSaved: () => void,
  onOvertaken: (places: readonly Day[]) => void,
) {
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
