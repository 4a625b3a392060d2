import * as z from 'zod/mini';
import type { CallTable } from '../change/calls.ts';

/** Calls about the account's summaries. */
export const summaryCalls = {
  /** Ignores the payload; `repaired` is false if a repair was done recently. */
  repairSummaries: { payload: z.unknown(), result: z.object({ repaired: z.boolean() }) },
} satisfies CallTable;
