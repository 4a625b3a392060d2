import type { CallableResult } from 'shared-lib/data';
import { chunksOf } from 'shared-lib/domain';
import type { ContactSubmission, ContactChange, ContactStepRequest } from 'mf-communities/domain';

/** How many requests are changed at once, and how many calls run concurrently. */
export const maxTogether = 50;
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
export async function stepRequests<T extends Stepped>(
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
