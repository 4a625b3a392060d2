import { weekdayOf } from '../base/weekday.ts';
import { planOn } from './nightPlan.ts';
import type { PublicPage } from './publicPage.ts';

export type ServiceCalendar = Pick<
  PublicPage,
  'serviceDays' | 'noServiceDates' | 'timezone' | 'setOutStart' | 'setOutEnd' | 'visit' | 'announcement'
>;

/** Whether a community is served on a night; if not, whether because of the weekday (`off`) or that date (`closed`). */
export type NightService = 'scheduled' | 'off' | 'closed';

/** Whether a community is served on a night, by the plan that applied to it. */
export function serviceOn(
  community: Pick<ServiceCalendar, 'serviceDays' | 'noServiceDates'> & Partial<Pick<PublicPage, 'pastPlans'>>,
  date: string,
): NightService {
  const { serviceDays, noServiceDates } = planOn(community, date);
  if (noServiceDates.includes(date)) return 'closed';
  return serviceDays.includes(weekdayOf(date)) ? 'scheduled' : 'off';
}
