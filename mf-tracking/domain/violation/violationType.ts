import type { ViolationType } from 'shared-lib/domain';

/**
 * The fine that is offered for a case: what was usual when it was seen, since a resident is held to the rules of that night.
 *
 * @param seenAt epoch milliseconds; null where nobody knows, which takes the usual fine of now
 * @returns cents; null for nothing to offer
 */
export const usualFineAt = (
  { defaultFineCents, pastFines }: Pick<ViolationType, 'defaultFineCents' | 'pastFines'>,
  seenAt: number | null,
): number | null => {
  const past = seenAt === null ? undefined : pastFines.find(({ until }) => seenAt < until);
  return past === undefined ? defaultFineCents : past.cents;
};
