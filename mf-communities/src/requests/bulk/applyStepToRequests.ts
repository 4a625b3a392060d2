import type { CallableResult } from 'shared-lib/data';
import { chunksOf } from 'shared-lib/domain';
import type { ContactChange, ContactStepRequest, ContactSubmission } from 'mf-communities/domain';
import { showToast } from 'shared-lib/ui';
import { changeContactSubmission } from '../../data/callables.ts';
import type { RequestTexts } from '../requestTexts.ts';

/** How many requests are changed at once, and how many calls run concurrently. */
export const maxPerBatch = 50;
const callsAtOnce = 5;

type Stepped = Pick<ContactSubmission, 'id' | 'steps'>;

/** Which requests changed, and how many didn't. */
export interface BulkStepResult<T> {
  readonly taken: readonly T[];
  readonly left: number;
}

/**
 * Applies a step to several requests. A request that changed in the meantime, or can't be reached, is
 * skipped.
 * @param stepOf each request's step
 * @param call takes one step, as `changeContactSubmission`
 * @param after the number of steps applied to each since it was read
 */
export async function applyStepToRequests<T extends Stepped>(
  requests: readonly T[],
  stepOf: (request: T) => ContactStepRequest,
  call: (change: ContactChange) => Promise<CallableResult<unknown>>,
  after = 0,
): Promise<BulkStepResult<T>> {
  const taken: T[] = [];
  for (const some of chunksOf(requests, callsAtOnce)) {
    const results = await Promise.all(
      some.map((request) =>
        call({
          ...stepOf(request),
          submissionId: request.id,
          stepId: crypto.randomUUID(),
          seen: request.steps.length + after,
        }),
      ),
    );
    taken.push(...some.filter((_, index) => results[index]?.ok));
  }
  return { taken, left: requests.length - taken.length };
}

type T = Pick<RequestTexts, 't'>;

/** Formats the result of an action on several requests, and how many were skipped. */
export const describeOutcome = (
  what: 'answered' | 'assigned' | 'resolved' | 'merged',
  { taken, left }: BulkStepResult<unknown>,
  { t }: T,
): string =>
  [
    taken.length > 0 ? t(`requests.several.${what}`, { count: taken.length }) : '',
    left > 0 ? t('requests.several.left', { count: left }) : '',
  ]
    .filter(Boolean)
    .join(' ');

/** Undoes a step of several requests, and reports how many could not be undone. */
export const undoSteps = async (
  requests: readonly ContactSubmission[],
  stepOf: (request: ContactSubmission) => ContactStepRequest,
  { t }: T,
): Promise<void> => {
  const { left } = await applyStepToRequests(requests, stepOf, changeContactSubmission, 1);
  if (left > 0) showToast({ meaning: 'bad', message: t('requests.several.left', { count: left }) });
};
