import {
  doorMonthSchema,
  doorRowsOf,
  doorsOn,
  monthOf,
  paths,
  serviceLogSchema,
  type DoorMonth,
  type DoorOnNight,
} from 'shared-lib/domain';
import {
  countDocuments,
  documentId,
  documentsAt,
  listenToAllDocuments,
  listenToParts,
  listenToQuery,
  listenToSummariesReady,
  listenToSummary,
  liveCollection,
  liveHookOfAccount,
  requestRepair,
  where,
  type Attach,
} from 'shared-lib/data/kit';

/** One night of a community. */
interface CommunityNight {
  readonly communityId: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** Some months of a community. */
interface CommunityMonths {
  readonly communityId: string;
  /** `YYYY-MM`, 30 at most. */
  readonly months: readonly string[];
}

const idOf = (communityId: string, month: string) => `${communityId}_${month}`;

const monthsAt = (customerId: string, { communityId, months }: CommunityMonths) =>
  documentsAt(
    paths.doorMonths(customerId),
    where(
      documentId(),
      'in',
      months.map((month) => idOf(communityId, month)),
    ),
  );

/** A community's doors in some months, live: one document a month. A month without entries has none. */
export const useDoorMonths = liveCollection('listenToDoorMonths', {
  schema: doorMonthSchema,
  query: monthsAt,
});

const logsOfNight = (customerId: string, { communityId, date }: CommunityNight) =>
  documentsAt(
    paths.serviceLogs(customerId),
    where('communityId', '==', communityId),
    where('serviceDate', '==', date),
  );

interface ReadMonth {
  readonly months: readonly DoorMonth[];
  readonly found: number;
}

/** The night in the month's summary; null if the summary is damaged, or may be missing. */
const nightIn = ({ months, found }: ReadMonth, areMade: boolean, date: string): DoorOnNight[] | null => {
  const [month] = months;
  if (month) return month.damaged > 0 ? null : doorsOn(month.doors, date);
  return found === 0 && areMade ? [] : null;
};

const monthOfNight =
  (customerId: string, { communityId, date }: CommunityNight): Attach<ReadMonth> =>
  (onData, onError) =>
    listenToQuery(
      monthsAt(customerId, { communityId, months: [monthOf(date)] }),
      doorMonthSchema,
      (months, found) => onData({ months, found }),
      onError,
    );

/**
 * A community's doors on one night, live: each unit that has an entry. It is read from the month's summary, or from
 * the service logs of that night if that is unreliable.
 */
export const useDoorNight = liveHookOfAccount<readonly DoorOnNight[], CommunityNight>(
  'listenToDoorNight',
  (customerId, requested, onData, onError) =>
    listenToSummary<readonly DoorOnNight[]>(
      `doors of ${customerId} at ${requested.communityId} on ${requested.date}`,
      {
        summary: (onSummary, onFailure) =>
          listenToParts(
            { month: monthOfNight(customerId, requested), areMade: listenToSummariesReady(customerId) },
            ({ month, areMade }) => onSummary(nightIn(month, areMade, requested.date)),
            onFailure,
          ),
        source: (onSource, onFailure) =>
          listenToAllDocuments(
            logsOfNight(customerId, requested),
            serviceLogSchema,
            (logs) => onSource(doorsOn(doorRowsOf(logs), requested.date)),
            onFailure,
          ),
        count: () => countDocuments(logsOfNight(customerId, requested)),
        countIn: (doors) => doors.reduce((sum, { logs }) => sum + logs, 0),
        repair: () => requestRepair(customerId),
      },
      onData,
      onError,
    ),
);
