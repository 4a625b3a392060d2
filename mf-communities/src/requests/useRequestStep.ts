import { useEffect, useRef } from 'react';
import { changeContactSubmission } from '../data/callables.ts';
import { changedMeanwhile, revisionOf } from 'shared-lib/domain';
import type { ContactSubmission, ContactStepRequest } from 'mf-communities/domain';
import type { RequestTexts, StepError } from './requestTexts.ts';

/**
 * Takes a request's step from a dialog. The request must be unchanged since the dialog opened; after a notice
 * about a concurrent step, the user may continue from there. Retries are idempotent.
 */
export function useRequestStep(request: ContactSubmission, words: Pick<RequestTexts, 'failure'>) {
  const seen = useRef(revisionOf(request));
  const latest = useRef(request);
  useEffect(() => {
    latest.current = request;
  });
  const sent = useRef({ content: '', id: '' });
  const error = useRef<StepError | null>(null);

  const take = async (step: ContactStepRequest) => {
    const content = JSON.stringify(step);
    if (sent.current.content !== content) sent.current = { content, id: crypto.randomUUID() };
    const result = await changeContactSubmission({
      ...step,
      submissionId: request.id,
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
