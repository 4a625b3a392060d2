import { addDays, localDate, momentOfNight, serviceOn } from 'shared-lib/domain/public';
import type { NightService, ServiceCalendar } from 'shared-lib/domain';

/** A resident's view of the coming nights. */
export interface ServiceOutlook {
  /** The date of "tonight" in the community's time zone, `YYYY-MM-DD`. */
  tonight: string;
  /** Whether tonight's set-out window is ahead or open; null once it has ended, and without service. */
  setOut: 'before' | 'open' | null;
  /**
   * The next night to set out for, `YYYY-MM-DD`. It is tonight until the window ends, the office calls it off, or the team has
   * finished. Null when none is in sight.
   */
  next: string | null;
}

/** How many nights ahead we look for the next one. A community that is closed for a year has none. */
const daysAhead = 366;

/** A night's service, by the plan and the office's announcement. If the team came despite the announcement, the night counts as served. */
export const serviceAhead = (
  page: Pick<ServiceCalendar, 'serviceDays' | 'noServiceDates' | 'visit' | 'announcement'>,
  date: string,
): NightService => {
  const { visit, announcement } = page;
  const isCalledOff =
    announcement?.kind === 'noService' && announcement.date === date && visit?.date !== date;
  const service = serviceOn(page, date);
  return isCalledOff && service === 'scheduled' ? 'closed' : service;
};

/** The first served night, starting with `from`, whose set-out window hasn't ended and that the team hasn't finished. */
function nextNight(page: ServiceCalendar, from: string, now: number): string | null {
  const { visit } = page;
  const done = visit === null || visit.endedAt === null ? null : visit.date;
  for (let days = 0; days <= daysAhead; days++) {
    const date = addDays(from, days);
    const isServed = date !== done && serviceAhead(page, date) === 'scheduled';
    if (isServed && momentOfNight(date, page.setOutEnd, page.timezone) > now) return date;
  }
  return null;
}

/**
 * Tonight's service and the next night to set out for, in the community's time zone. A window that runs past midnight belongs
 * to the evening it began.
 * @param now epoch milliseconds.
 */
export function serviceOutlook(page: ServiceCalendar, now: number): ServiceOutlook {
  const today = localDate(now, page.timezone);
  const yesterday = addDays(today, -1);
  const next = nextNight(page, yesterday, now);
  const tonight = next === yesterday ? yesterday : today;
  if (next !== tonight) return { tonight, setOut: null, next };
  const isBefore = now < momentOfNight(tonight, page.setOutStart, page.timezone);
  return { tonight, setOut: isBefore ? 'before' : 'open', next };
}
