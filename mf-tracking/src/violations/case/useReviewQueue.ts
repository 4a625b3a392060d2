import { useEffect, useRef, useState } from 'react';
import { changeViolation } from 'shared-lib/data';
import type { Violation } from 'shared-lib/domain';
import { showToast } from 'shared-lib/ui';
import { useSteps } from 'shared-lib/ui/drawer';
import { waitingAround, type RecordPanelProps } from 'shared-lib/ui/lists';
import { caseName, type CaseWords } from '../caseWords.ts';

type QueueProps = Pick<RecordPanelProps<Violation>, 'rows' | 'openKey' | 'onStep' | 'onMore'>;

/** What the queue waits for while further rows are on their way, and how many there were. */
interface Expected {
  readonly what: 'next' | 'pending';
  readonly rowCount: number;
}

/**
 * Goes through the cases of a list. Approving one shows the next at once, while the approval is on its way; what comes of it is said in a
 * toast, from which it can be taken back.
 */
export function useReviewQueue({ rows, openKey, onStep, onMore }: QueueProps, words: CaseWords) {
  const { t } = words;
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());
  const { previous, next } = useSteps(
    rows.map(({ record }) => record.id),
    openKey,
  );
  const expected = useRef<Expected | null>(null);
  /** The next case that waits and isn't being decided: after one, else from the beginning. */
  const pendingAfter = (id: string): string | undefined => {
    const waits = (other: Violation) =>
      other.reviewStatus === 'pending' && other.id !== id && !underWay.has(other.id);
    return waitingAround(rows, id, waits).next ?? waitingAround(rows, null, waits).next ?? undefined;
  };

  // Further rows may have come with any rendering. Where they hold nothing to step to, nobody is taken there later.
  useEffect(() => {
    if (expected.current === null || openKey === null) return;
    const { what, rowCount } = expected.current;
    const to = what === 'next' ? next : pendingAfter(openKey);
    if (to === undefined && onMore !== null && rows.length <= rowCount) return;
    expected.current = null;
    if (to !== undefined) onStep(to);
  });

  const waitFor = (what: Expected['what']) => {
    expected.current = { what, rowCount: rows.length };
    onMore?.();
  };

  /** Shows the next case that waits for a review; past the end of the list, once further ones have come. */
  const goOn = (id: string) => {
    const to = pendingAfter(id);
    if (to !== undefined) onStep(to);
    else if (onMore) waitFor('pending');
    else showToast({ meaning: 'good', message: t('cases.allReviewed') });
  };

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
    onPrevious: previous === undefined ? null : () => onStep(previous),
    onNext: next !== undefined ? () => onStep(next) : onMore && (() => waitFor('next')),
  };
}
