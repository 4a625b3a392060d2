import {
  addDays,
  broadcastRowSchema,
  clockInOutSchema,
  doorMonthSchema,
  doorsOn,
  localDate,
  monthOf,
  paths,
  planOn,
  serviceNight,
  shiftReportSchema,
  type Community,
} from 'shared-lib/domain';
import { datesBetween, managerNightOf, type ManagerNight } from 'mf-communities/domain';
import type { Query } from 'firebase-admin/firestore';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';

/** How many records of a span are read: several for each night of two months. */
const maxRecords = 500;

/** Until this hour of the morning, "no service tonight" refers to the night that is ending. */
const morningMillis = 6 * 3_600_000;

/** The dates for which the office told residents that there is no service. */
const calledOffDates = async (
  customerId: string,
  { id, timezone }: Pick<Community, 'id' | 'timezone'>,
  from: string,
  to: string,
): Promise<ReadonlySet<string>> => {
  const sent = firestore()
    .collection(paths.broadcasts(customerId))
    .where('communityIds', 'array-contains', id)
    .where('createdAt', '>=', new Date(`${addDays(from, -1)}T00:00:00Z`))
    .where('createdAt', '<', new Date(`${addDays(to, 3)}T00:00:00Z`))
    .orderBy('createdAt')
    .limit(maxRecords);
  const broadcasts = (await sent.get()).docs.flatMap((found) => recordOf(broadcastRowSchema, found) ?? []);
  return new Set(
    broadcasts.flatMap(({ kind, status, createdAt }) =>
      kind === 'noService' && (status === 'making' || status === 'made') && createdAt !== null
        ? [localDate(createdAt - morningMillis, timezone)]
        : [],
    ),
  );
};

const byNight = <T extends { readonly serviceDate: string }>(records: readonly T[]) =>
  Map.groupBy(records, ({ serviceDate }) => serviceDate);

/**
 * A community's nights as its property's manager sees them, from clock-ins, shift reports and door records.
 */
export interface NightsRead {
  readonly tonight: string;
  /** The latest first. */
  readonly nights: readonly ManagerNight[];
}

/**
 * Reads the nights from one date to another, both included.
 * @param from `YYYY-MM-DD`
 * @param to `YYYY-MM-DD`, two months later at most
 * @param now epoch milliseconds
 */
export const readNights = async (
  customerId: string,
  community: Community,
  { from, to }: { readonly from: string; readonly to: string },
  now: number,
): Promise<NightsRead> => {
  const tonight = serviceNight(now, community.timezone);
  const ofSpan = (path: string): Query =>
    firestore()
      .collection(path)
      .where('communityId', '==', community.id)
      .where('serviceDate', '>=', from)
      .where('serviceDate', '<=', to)
      .orderBy('serviceDate', 'desc')
      .limit(maxRecords);
  const dates = datesBetween(from, to);
  const months = [...new Set(dates.map(monthOf))];
  const [clocks, reports, calledOff, ...doorMonths] = await Promise.all([
    ofSpan(paths.clockInOuts(customerId)).get(),
    ofSpan(paths.shiftReports(customerId)).get(),
    calledOffDates(customerId, community, from, to),
    ...months.map((month) =>
      firestore()
        .doc(paths.doorMonth(customerId, community.id, month))
        .get(),
    ),
  ]);
  const clockInOuts = byNight(clocks.docs.flatMap((found) => recordOf(clockInOutSchema, found) ?? []));
  const shiftReports = byNight(reports.docs.flatMap((found) => recordOf(shiftReportSchema, found) ?? []));
  const doors = new Map(
    doorMonths.flatMap((found) => {
      const read = recordOf(doorMonthSchema, found);
      return read ? [[read.month, read.doors] as const] : [];
    }),
  );
  const since = community.createdAt === null ? null : localDate(community.createdAt, community.timezone);
  const nights = dates.map((date) =>
    managerNightOf(
      date,
      { ...planOn(community, date), since },
      {
        clockInOuts: clockInOuts.get(date) ?? [],
        shiftReports: shiftReports.get(date) ?? [],
        doors: doorsOn(doors.get(monthOf(date)) ?? [], date),
        isCalledOff: calledOff.has(date),
      },
      { tonight, now },
    ),
  );
  return { tonight, nights: nights.toReversed() };
};
