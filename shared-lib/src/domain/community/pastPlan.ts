import * as z from 'zod/mini';
import { calendarDate, timeOfDay, weekday } from '../base/fields.ts';
import { timeZone } from '../base/timeZone.ts';

/** Replaced settings that past nights are judged by. */
export const pastPlanSchema = z.object({
  /** The last night they applied to, `YYYY-MM-DD`. */
  until: calendarDate,
  serviceDays: z.array(weekday).check(z.maxLength(7)),
  setOutStart: timeOfDay,
  setOutEnd: timeOfDay,
  serviceStart: timeOfDay,
  binInBy: timeOfDay,
  timezone: timeZone,
});

export type PastPlan = z.output<typeof pastPlanSchema>;

/** The settings that a community's nights are judged by. */
export type NightPlan = Omit<PastPlan, 'until'>;

/** How many replaced plans a community keeps. Nights before the oldest are judged by the oldest. */
export const maxPastPlans = 100;
