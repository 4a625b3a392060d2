import type { CallTable } from 'shared-lib/domain';
import { success } from 'shared-lib/domain/schema';
import { payPeriodActSchema, payPeriodQuestionSchema, calculatedPeriodSchema } from './payPeriodChange.ts';

/** Calls about pay periods. */
export const payPeriodCalls = {
  changePayPeriod: { payload: payPeriodActSchema, result: success },
  reckonPayPeriod: { payload: payPeriodQuestionSchema, result: calculatedPeriodSchema },
} satisfies CallTable;
