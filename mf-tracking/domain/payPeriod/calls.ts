import type { CallTable } from 'shared-lib/domain';
import { success } from 'shared-lib/domain/schema';
import { payProgressQuestionSchema, payProgressSchema } from './periodProgress.ts';
import { payPeriodActSchema, payPeriodQuestionSchema, calculatedPeriodSchema } from './payPeriodChange.ts';

/** Calls about pay periods. */
export const payPeriodCalls = {
  changePayPeriod: { payload: payPeriodActSchema, result: success },
  reckonPayPeriod: { payload: payPeriodQuestionSchema, result: calculatedPeriodSchema },
  reckonPayProgress: { payload: payProgressQuestionSchema, result: payProgressSchema },
} satisfies CallTable;
