import {
  lateAfterMin,
  addDays,
  localDate,
  momentOfNight,
  serviceNight,
  serviceOn,
} from 'shared-lib/domain/public';
import type { PublicPage } from 'shared-lib/domain';
import { nightsOfVisits, nightUntilMorning } from './nightBounds.ts';

/** A night's status for the people waiting for service. Moments are epoch milliseconds. */
export type NightState = { readonly date: string } & (
  | { readonly state: 'noService'; readonly because: 'off' | 'closed' | 'announced' }
  | { readonly state: 'scheduled'; readonly startsAt: number }
  /** `minutes` is the announced delay; null if none was announced. */
  | { readonly state: 'delayed'; readonly startsAt: number; readonly minutes: number | null }
  | { readonly state: 'inProgress'; readonly since: number }
  | { readonly state: 'complete'; readonly at: number }
);

type Told = Pick<
  PublicPage,
  'serviceDays' | 'noServiceDates' | 'timezone' | 'serviceStart' | 'visit' | 'announcement'
>;

const millisPerMinute = 60_000;

/** Whether this community's team records its visits; if not, a missing visit means nothing. */
const recordsVisits = ({ visit }: Told, date: string): boolean =>
  visit !== null && visit.date >= addDays(date, -nightsOfVisits);

/**
 * A community's night status, in its own time zone. In the morning it is the night that ended, if someone came;
 * otherwise, from six o'clock on, the coming one. The team's visit overrides an announcement, and an announcement
 * overrides the plan. The night is late as in the office: ten minutes after service starts, but only if the team
 * records its visits.
 * @param now epoch milliseconds
 */
export const nightState = (page: Told, now: number): NightState => {
  const { visit, announcement, timezone } = page;
  const night = serviceNight(now, timezone);
  const today = localDate(now, timezone);
  const ending = nightUntilMorning(now, timezone);
  const awaited = serviceOn(page, ending) === 'scheduled' ? ending : today;
  const date = visit?.date === night ? night : awaited;
  if (visit?.date === date) {
    return visit.endedAt === null
      ? { date, state: 'inProgress', since: visit.startedAt }
      : { date, state: 'complete', at: visit.endedAt };
  }
  const service = serviceOn(page, date);
  if (service !== 'scheduled') return { date, state: 'noService', because: service };
  const announced = announcement?.date === date ? announcement : null;
  if (announced?.kind === 'noService') return { date, state: 'noService', because: 'announced' };
  const startsAt = momentOfNight(date, page.serviceStart, timezone);
  if (announced !== null) return { date, state: 'delayed', startsAt, minutes: announced.minutes };
  const isLate = now >= startsAt + lateAfterMin * millisPerMinute && recordsVisits(page, date);
  return isLate
    ? { date, state: 'delayed', startsAt, minutes: null }
    : { date, state: 'scheduled', startsAt };
};

/**
 * Whether the night shown has passed and is now "last night": its service has ended, or its morning has come.
 * @param now epoch milliseconds
 */
export const isLastNight = ({ date, state }: NightState, timezone: string, now: number): boolean =>
  date < localDate(now, timezone) && (state === 'complete' || date < nightUntilMorning(now, timezone));
