import type { Violation } from 'shared-lib/domain';

/**
 * The next case of a list that waits for a review: after the one that is shown, else from the beginning.
 * @param shown the id of the one that is shown; it need not be in the list any more
 * @param underWay the ids of those that are being decided
 */
export function nextPending(
  violations: readonly Pick<Violation, 'id' | 'reviewStatus'>[],
  shown: string,
  underWay: ReadonlySet<string>,
): string | undefined {
  const place = violations.findIndex(({ id }) => id === shown);
  const inOrder = [...violations.slice(place + 1), ...violations.slice(0, Math.max(place, 0))];
  return inOrder.find(
    ({ id, reviewStatus }) => reviewStatus === 'pending' && id !== shown && !underWay.has(id),
  )?.id;
}
