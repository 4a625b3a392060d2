import * as z from 'zod/mini';
import { calendarDate, listOf, text } from '../base/fields.ts';

/** Rules for residents that were replaced. */
export const pastHouseRulesSchema = z.object({
  /** The last night they applied to, `YYYY-MM-DD`. */
  until: calendarDate,
  rules: listOf(text(2000), 100),
});

export type PastHouseRules = z.output<typeof pastHouseRulesSchema>;

/**
 * How many replaced rules a community keeps, and how many bytes of them: the whole community must fit into one
 * document.
 */
export const maxPastHouseRules = 20;

export interface HouseRules {
  readonly rules: readonly string[];
  readonly pastRules: readonly PastHouseRules[];
}
