import * as z from 'zod/mini';
import { calendarDate, id, orNull } from '../base/fields.ts';

/** Who served a community regularly on a weekday until somebody else did. */
export const pastAgentSchema = z.object({
  /** The last night of that weekday that was theirs, `YYYY-MM-DD`. */
  until: calendarDate,
  /** Null for nobody. */
  memberId: orNull(id),
});

export type PastAgent = z.output<typeof pastAgentSchema>;

/** How many replaced assignments a community keeps, of all weekdays together; the oldest go first. */
export const mostPastAgents = 200;
