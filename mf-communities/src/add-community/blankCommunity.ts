import { communityDefaults, defaultTimeZone } from 'shared-lib/domain';

/**
 * An empty community, with the default times.
 * @param timezone the IANA name of the zone to start with.
 */
export const blankCommunity = (timezone = defaultTimeZone) => ({
  ...communityDefaults(),
  timezone,
  totalUnits: null as number | null,
});
