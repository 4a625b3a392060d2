import { useState } from 'react';
import { callViolations } from '../../data/callables.ts';
import type { Violation } from 'mf-tracking/domain';
import { showToast } from 'shared-lib/ui';
import { useQueueSteps, type RecordPanelProps } from 'shared-lib/ui/lists';
import { caseName, type CaseTexts } from '../caseTexts.ts';

type QueueProps = Pick<RecordPanelProps<Violation>, 'rows' | 'openKey' | 'onStep' | 'onMore'>;

/**
 * Steps through the cases of a list. Approving one shows the next immediately, while the approval is being saved;
 * a toast reports the result and offers undo.
 */
export function useReviewQueue(queue: QueueProps, words: CaseTexts) {
  const { t } = words;
  const { onStep } = queue;
  /** Cases reviewed here, by id, with their previous number of steps. */
  const [reviewed, setReviewed] = useState<ReadonlyMap<string, number>>(new Map());
  /**
   * Whether a case is reviewed as far as this page knows, although its record, which loads separately, does
   * not show it yet.
   */
  const isUnderWay = ({ id, timeline }: Violation) => timeline.length <= (reviewed.get(id) ?? -1);
  const { goOn, onPrevious, onNext } = useQueueSteps(
    queue,
    (violation: Violation) => violation.reviewStatus === 'pending' && !isUnderWay(violation),
    () => showToast({ meaning: 'good', message: t('cases.allReviewed') }),
  );

  const note = (id: string, steps: number | null) =>
    setReviewed((before) => {
      const after = new Map(before);
      if (steps === null) after.delete(id);
      else after.set(id, steps);
      return after;
    });

  const say = (result: Awaited<ReturnType<typeof callViolations<'changeViolation'>>>, done: () => void) => {
    if (result.ok) done();
    else showToast({ meaning: 'bad', message: words.failure(result.error) });
  };

  /** Returns a case to the pending ones, as it was before its review. */
  const takeBack = async (violation: Violation, seen: number) => {
    const result = await callViolations('changeViolation', {
      act: 'takeBack',
      violationId: violation.id,
      stepId: crypto.randomUUID(),
      seen,
    });
    say(result, () => {
      showToast({
        meaning: 'good',
        message: t('cases.done.takeBack', { name: caseName(violation, words) }),
      });
      onStep(violation.id);
    });
  };

  const approve = async (violation: Violation) => {
    const { id, timeline } = violation;
    const seen = timeline.length;
    note(id, seen);
    goOn(id);
    const result = await callViolations('changeViolation', {
      act: 'approve',
      violationId: id,
      stepId: crypto.randomUUID(),
      seen,
    });
    if (!result.ok) note(id, null);
    say(result, () =>
      showToast({
        meaning: 'good',
        message: t('cases.done.approve', { name: caseName(violation, words) }),
        undo: () => void takeBack(violation, seen + 1),
      }),
    );
  };

  return {
    isUnderWay,
    /** Shows the next case after one was rejected. */
    leaveRejected: ({ id, timeline }: Violation) => {
      note(id, timeline.length);
      goOn(id);
    },
    approve: (violation: Violation) => void approve(violation),
    takeBack: (violation: Violation, seen: number) => void takeBack(violation, seen),
    onPrevious,
    onNext,
  };
}
