import type { Reprint } from '../../domain/index.ts';

/** Whether a request covers a community. */
const appliesTo = ({ communityIds }: Pick<Reprint, 'communityIds'>, communityId: string): boolean =>
  communityIds === 'all' || communityIds.includes(communityId);

/** A community's labels printed before this time need a reprint, in epoch milliseconds; null if none do. */
export function reprintBefore(
  reprints: readonly Pick<Reprint, 'communityIds' | 'before'>[],
  communityId: string,
): number | null {
  const moments = reprints.flatMap((reprint) =>
    appliesTo(reprint, communityId) ? (reprint.before ?? []) : [],
  );
  return moments.length === 0 ? null : Math.max(...moments);
}
