import * as z from 'zod/mini';
import { count } from '../base/fields.ts';
import { summaryFields } from './summaryFields.ts';

/**
 * How much there is of what a plan limits, `customers/{customerId}/counts/plan`. It is for screens to show: whether there is room is
 * decided where it is counted, in the transaction that adds.
 */
export const planCountsSchema = z.object({
  ...summaryFields,
  /** Active or not. */
  members: count,
  activeMembers: count,
  activeAdmins: count,
  communities: count,
});

export type PlanCounts = z.output<typeof planCountsSchema>;
