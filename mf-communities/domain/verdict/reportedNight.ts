import { addDays, serviceNight, type Community, serviceStartsAt, serviceOn } from 'shared-lib/domain';

/** What of a community says when it is served. */
export type ServedPlace = Pick<
  Community,
  'timezone' | 'serviceDays' | 'noServiceDates' | 'serviceStart' | 'setOutStart' | 'setOutEnd'
> &
  Partial<Pick<Community, 'pastPlans'>>;

/** As many nights back as a report without a date may be about. */
const nightsBack = 7;

/**
 * The night that a report is about, where it names none: the last one on which service was due and had begun by then. Without one in the last
 * week it is the last night that had begun, so that somebody sees that none was due.
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
