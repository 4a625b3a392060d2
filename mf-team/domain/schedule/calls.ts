import { scheduleAnswerSchema, type CallTable } from 'shared-lib/domain';
import { scheduleCallSchema } from './scheduleCall.ts';

/** Calls about the schedule. */
export const scheduleCalls = {
  changeSchedule: { payload: scheduleCallSchema, result: scheduleAnswerSchema },
} satisfies CallTable;
