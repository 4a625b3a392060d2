import * as z from 'zod/mini';
import type { CallTable } from '../change/calls.ts';

/** Calls about the account's summaries. */
export const summaryCalls = {
  /** Ignores what is sent; `repaired` is false if that was done recently. */
  repairSummaries: { payload: z.unknown(), result: z.object({ repaired: z.boolean() }) },
} satisfies CallTable;
