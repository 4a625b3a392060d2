import { groupBy, lastNightAt } from 'shared-lib/domain';

/** How many requests a community's residents sent after a night, until the next one. */
export interface NightRequests {
  readonly communityId: string;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  readonly count: number;
}

/** A resident's request, as scorecards count it. */
interface CountedRequest {
  readonly communityId: string;
  /** Epoch milliseconds; null for one without, which isn't counted. */
  readonly createdAt: number | null;
}

/**
 * Counts requests by community and night. A request belongs to the last night that was over when it was written.
 * @param zoneOf a community's time zone, an IANA name
 */
export const countRequests = (
  requests: readonly CountedRequest[],
  zoneOf: (communityId: string) => string,
): NightRequests[] => {
  const nights = requests.flatMap(({ communityId, createdAt }) =>
    createdAt === null ? [] : [`${communityId}/${lastNightAt(createdAt, zoneOf(communityId))}`],
  );
  return Array.from(
    groupBy(nights, (night) => night),
    ([night, own]) => {
      const [communityId = '', serviceDate = ''] = night.split('/');
      return { communityId, serviceDate, count: own.length };
    },
  );
};
