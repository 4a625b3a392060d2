import { communityDefaults, defaultTimeZone } from 'shared-lib/domain';

/**
 * A community before anything is filled in: the times are those that it has when it names none.
 * @param timezone the IANA name of the zone to start with.
 */
export const blankCommunity = (timezone = defaultTimeZone) => ({
  ...communityDefaults(),
  timezone,
  totalUnits: null as number | null,
});
