import * as z from 'zod/mini';
import { count } from '../base/fields.ts';
import { summaryFields } from './summaryFields.ts';

/**
 * How much of each plan limit is used, `customers/{customerId}/counts/plan`. For display only: the transaction that
 * adds something counts again to enforce the limit.
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
