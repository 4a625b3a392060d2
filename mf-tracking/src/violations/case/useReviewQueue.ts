import { useState } from 'react';
import { changeViolation } from 'shared-lib/data';
import type { Violation } from 'shared-lib/domain';
import { showToast } from 'shared-lib/ui';
import { useQueueSteps, type RecordPanelProps } from 'shared-lib/ui/lists';
import { caseName, type CaseWords } from '../caseWords.ts';

type QueueProps = Pick<RecordPanelProps<Violation>, 'rows' | 'openKey' | 'onStep' | 'onMore'>;

/**
 * Goes through the cases of a list. Approving one shows the next at once, while the approval is on its way; what comes of it is said in a
 * toast, from which it can be taken back.
 */
export function useReviewQueue(queue: QueueProps, words: CaseWords) {
  const { t } = words;
  const { onStep } = queue;
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());
  const { goOn, onPrevious, onNext } = useQueueSteps(
    queue,
    ({ id, reviewStatus }: Violation) => reviewStatus === 'pending' && !underWay.has(id),
    () => showToast({ meaning: 'good', message: t('cases.allReviewed') }),
  );

  const mark = (id: string, isUnderWay: boolean) =>
    setUnderWay((before) => {
      const after = new Set(before);
      if (isUnderWay) after.add(id);
      else after.delete(id);
      return after;
    });

  const say = (result: Awaited<ReturnType<typeof changeViolation>>, done: () => void) => {
    if (result.ok) done();
    else showToast({ meaning: 'bad', message: words.failure(result.error) });
  };

  /** Puts a case back to those that wait, as it was before its review. */
  const takeBack = async (violation: Violation, seen: number) => {
    const result = await changeViolation({
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
    mark(id, true);
    goOn(id);
    const seen = timeline.length;
    const result = await changeViolation({
      act: 'approve',
      violationId: id,
      stepId: crypto.randomUUID(),
      seen,
    });
    mark(id, false);
    say(result, () =>
      showToast({
        meaning: 'good',
        message: t('cases.done.approve', { name: caseName(violation, words) }),
        undo: () => void takeBack(violation, seen + 1),
      }),
    );
  };

  return {
    underWay,
    goOn,
    approve: (violation: Violation) => void approve(violation),
    takeBack: (violation: Violation, seen: number) => void takeBack(violation, seen),
    onPrevious,
    onNext,
  };
}
