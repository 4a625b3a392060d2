import {
  combineLive,
  useAssignmentDirectory,
  useEveryCommunity,
  useNow,
  useRequestsSince,
  useScheduleNights,
  useKeepPreviousData,
  useTonightDate,
  type LiveResult,
} from 'shared-lib/data';
import { indexAssignments, serviceNight, unknownProperty, withoutArchived } from 'shared-lib/domain';
import type { ShiftSwap } from 'mf-team/domain';
import { textCollator, viewerTimeZone } from 'shared-lib/i18n';
import { useSwapsById } from '../data/shiftSwaps.api.ts';
import { isExpiredSwap } from './countPending.ts';
import { datesToCover } from './datesToCover.ts';
import { requestEntries, type RequestEntry } from './requestEntries.ts';
import { uncoveredBy } from './uncoveredBy.ts';

/** A request with the facts to review before deciding it. */
export interface RequestRow extends RequestEntry {
  /** The requested community, or null. */
  communityName: string | null;
  /** The communities that the day off leaves uncovered. */
  uncovered: readonly string[];
  /** What a swap is about; null for other requests, while it loads, and for more than a query can name. */
  swap: ShiftSwap | null;
  /** Whether it is a swap that can no longer happen. */
  isExpired: boolean;
}

/** How many swaps one query names: the pending and latest ones. */
const maxSwaps = 30;

/**
 * The team's requests, latest date first, live.
 * @param memberId whose requests; null for everyone's.
 * @param language a BCP 47 tag, for the order of communities.
 * @param since the first date needed, `YYYY-MM-DD`; null for any date. Pending requests are always included.
 */
export function useRequests(
  memberId: string | null,
  language: string,
  since: string | null,
): LiveResult<readonly RequestRow[]> {
  const today = serviceNight(useNow(), viewerTimeZone());
  const tonight = useTonightDate();
  const records = useRequestsSince(since);
  const entries = records.status === 'ready' ? requestEntries(records.data) : [];
  const requested = memberId === null ? entries : entries.filter(({ userId }) => userId === memberId);
  const dates = datesToCover(requested, today);
  // A query without dates is an error; querying today costs next to nothing. While a new request's dates
  // load, the list stays.
  const swapIds = requested
    .filter(({ kind }) => kind === 'swap')
    .sort((a, b) => Number(b.status === 'pending') - Number(a.status === 'pending'))
    .slice(0, maxSwaps)
    .map(({ recordId }) => recordId);
  const swaps = useKeepPreviousData(useSwapsById(swapIds, { skip: swapIds.length === 0 }));
  const nights = useKeepPreviousData(useScheduleNights(dates.length > 0 ? dates : [today]));

  return combineLive(
    [records, useEveryCommunity(), useAssignmentDirectory(), nights],
    (_, communities, agents, scheduleNights) => {
      const { compare } = textCollator(language);
      const byName = withoutArchived(communities).toSorted((a, b) => compare(a.propertyName, b.propertyName));
      const names = new Map(communities.map(({ id, propertyName }) => [id, propertyName]));
      const assignments = indexAssignments(agents, scheduleNights);
      const known = new Map(swaps.status === 'ready' ? swaps.data.map((swap) => [swap.id, swap]) : []);
      return requested.map((entry) => ({
        ...entry,
        communityName: entry.communityId && (names.get(entry.communityId) ?? unknownProperty),
        swap: entry.kind === 'swap' ? (known.get(entry.recordId) ?? null) : null,
        isExpired: isExpiredSwap(entry, tonight),
        uncovered: dates.includes(entry.requestDate) ? uncoveredBy(entry, byName, assignments) : [],
      }));
    },
  );
}
