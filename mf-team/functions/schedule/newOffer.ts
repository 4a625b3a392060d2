import type { Community, ShiftPlace } from 'shared-lib/domain';

/** An offer to add to a night. */
export interface NewOffer extends ShiftPlace {
  /** The offer as stored in the night's record. */
  readonly entry: object;
}

/**
 * An offer as a night stores it, with everything the field app shows.
 * @param startsAt epoch milliseconds
 */
export const offerEntry = (
  communityId: string,
  community: Pick<Community, 'propertyName'> | null,
  startsAt: number,
): object => ({
  communityId,
  propertyName: community?.propertyName ?? '',
  startsAt: new Date(startsAt),
});
