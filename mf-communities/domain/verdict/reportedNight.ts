import { addDays, serviceNight, type Community, serviceStartsAt, serviceOn } from 'shared-lib/domain';

/** The parts of a community that say when it is served. */
export type ServedPlace = Pick<
  Community,
  'timezone' | 'serviceDays' | 'noServiceDates' | 'serviceStart' | 'setOutStart' | 'setOutEnd'
> &
  Partial<Pick<Community, 'pastPlans'>>;

/** How many nights back a report without a date may refer to. */
const nightsBack = 7;

/**
 * The night of a report that names none: the last one on which service was due and had begun by then. Without
 * one in the last week it is the last night that had begun, which shows that none was due.
 * @param at when it was reported, epoch milliseconds
 * @returns `YYYY-MM-DD`
 */
export const reportedNight = (place: ServedPlace, at: number): string => {
  const { timezone } = place;
  const current = serviceNight(at, timezone);
  const hasBegun = serviceStartsAt(place, current) <= at;
  const latest = hasBegun ? current : addDays(current, -1);
  for (let back = 0; back < nightsBack; back += 1) {
    const night = addDays(latest, -back);
    if (serviceOn(place, night) === 'scheduled') return night;
  }
  return latest;
};
