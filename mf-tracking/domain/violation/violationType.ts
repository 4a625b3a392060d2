import { serviceStartsAt, type Community, type Violation, type ViolationType } from 'shared-lib/domain';

type Fined = Pick<ViolationType, 'defaultFineCents' | 'pastFines'>;
type Seen = Pick<Violation, 'observedAt' | 'serviceDate'>;
type Place = Pick<Community, 'pastPlans' | 'serviceStart' | 'timezone'>;

/**
 * The fine suggested for a case: the usual one when its night began, or when the violation was seen, if that was earlier. A night keeps the
 * rules it began with.
 * @param place the case's community; null if it is gone, then only the sighting counts
 * @returns cents; null for no suggestion
 */
export const usualFineOn = (
  { defaultFineCents, pastFines }: Fined,
  { observedAt, serviceDate }: Seen,
  place: Place | null,
): number | null => {
  const seenAt = observedAt ?? Infinity;
  const from = place === null ? seenAt : Math.min(seenAt, serviceStartsAt(place, serviceDate));
  const past = pastFines.find(({ until }) => from < until);
  return past === undefined ? defaultFineCents : past.cents;
};
