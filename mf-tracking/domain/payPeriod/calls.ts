import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { payPeriodActSchema, payPeriodQuestionSchema, calculatedPeriodSchema } from './payPeriodChange.ts';

/** Calls about pay periods. */
export const payPeriodCalls = {
  changePayPeriod: { payload: payPeriodActSchema, result: z.object({ success: z.literal(true) }) },
  reckonPayPeriod: { payload: payPeriodQuestionSchema, result: calculatedPeriodSchema },
} satisfies CallTable;
