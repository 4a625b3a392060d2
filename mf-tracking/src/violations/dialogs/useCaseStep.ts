import { useEffect, useRef } from 'react';
import { callViolations } from '../../data/callables.ts';
import { changedMeanwhile, revisionOf } from 'shared-lib/domain';
import type { ViolationStep } from 'mf-tracking/domain';
import type { Violation } from 'mf-tracking/domain';
import type { CaseTexts, StepError } from '../caseTexts.ts';

/**
 * Takes a case's step from a dialog. The case must be unchanged since the dialog opened; after a notice about
 * a concurrent step, the user may continue from there. Retries are idempotent.
 */
export function useCaseStep(violation: Violation, words: Pick<CaseTexts, 'failure'>) {
  const seen = useRef(revisionOf(violation));
  const latest = useRef(violation);
  useEffect(() => {
    latest.current = violation;
  });
  const sent = useRef({ content: '', id: '' });

  const error = useRef<StepError | null>(null);

  const take = async (step: ViolationStep) => {
    const content = JSON.stringify(step);
    if (sent.current.content !== content) sent.current = { content, id: crypto.randomUUID() };
    const result = await callViolations('changeViolation', {
      ...step,
      violationId: violation.id,
      stepId: sent.current.id,
      seen: seen.current,
    });
    if (!result.ok && result.error.reason === changedMeanwhile) seen.current = revisionOf(latest.current);
    error.current = result.ok ? null : result.error;
    if (result.ok) return result;
    // This message names the author of the concurrent step; the form's default doesn't.
    const { reason: _, ...failed } = result.error;
    return { ok: false as const, error: failed };
  };
  /** For a form: why the step was not taken. */
  const describeFailure = (code: string) => ({
    text: words.failure(error.current?.code === code ? error.current : { code }),
  });
  return { take, describeFailure };
}
