import type { CallTable } from 'shared-lib/domain';
import { requestAnswerSchema, requestCallSchema } from './requestCall.ts';

/** Calls about a request. */
export const requestCalls = {
  decideRequest: { payload: requestCallSchema, result: requestAnswerSchema },
} satisfies CallTable;
