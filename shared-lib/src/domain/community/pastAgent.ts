import * as z from 'zod/mini';
import { calendarDate, id, orNull } from '../base/fields.ts';

/** The specialist who regularly served a community on a weekday until replaced. */
export const pastAgentSchema = z.object({
  /** The last night of that weekday that was theirs, `YYYY-MM-DD`. */
  until: calendarDate,
  /** Null for unassigned. */
  memberId: orNull(id),
});

export type PastAgent = z.output<typeof pastAgentSchema>;

/** How many replaced assignments a community keeps, across all weekdays; the oldest are dropped first. */
export const maxPastAgents = 200;

/** How many replaced District Managers a community keeps, in the same form; the oldest are dropped first. */
export const maxPastManagers = 20;
