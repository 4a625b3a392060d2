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

/** How a night stands for those who wait for it. Moments are epoch milliseconds. */
export type NightState = { readonly date: string } & (
  | { readonly state: 'noService'; readonly because: 'off' | 'closed' | 'announced' }
  | { readonly state: 'scheduled'; readonly startsAt: number }
  /** `minutes` by which it was announced to be late; null where nobody announced it. */
  | { readonly state: 'delayed'; readonly startsAt: number; readonly minutes: number | null }
  | { readonly state: 'inProgress'; readonly since: number }
  | { readonly state: 'complete'; readonly at: number }
);

type Told = Pick<
  PublicPage,
  'serviceDays' | 'noServiceDates' | 'timezone' | 'serviceStart' | 'visit' | 'announcement'
>;

const millisPerMinute = 60_000;

/** Whether the team of this community records when it comes, so that its absence tells something. */
const recordsVisits = ({ visit }: Told, date: string): boolean =>
  visit !== null && visit.date >= addDays(date, -nightsOfVisits);

/**
 * How a community's night stands, in its own time zone. In the morning it is the night that ended, where somebody came; else, from six
 * o'clock on, the coming one.
 * What the team did counts for more than what was announced, and that for more than the plan. It is late as in the office: ten minutes
 * after the start of service; but only where the team records when it comes.
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
  const told = announcement?.date === date ? announcement : null;
  if (told?.kind === 'noService') return { date, state: 'noService', because: 'announced' };
  const startsAt = momentOfNight(date, page.serviceStart, timezone);
  if (told !== null) return { date, state: 'delayed', startsAt, minutes: told.minutes };
  const isLate = now >= startsAt + lateAfterMin * millisPerMinute && recordsVisits(page, date);
  return isLate
    ? { date, state: 'delayed', startsAt, minutes: null }
    : { date, state: 'scheduled', startsAt };
};

/**
 * Whether the night that is shown has passed, so that it is "last night": once its service has ended, or its morning has come.
 * @param now epoch milliseconds
 */
export const isLastNight = ({ date, state }: NightState, timezone: string, now: number): boolean =>
  date < localDate(now, timezone) && (state === 'complete' || date < nightUntilMorning(now, timezone));
