import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { count, id, success } from 'shared-lib/domain/schema';
import { clockActSchema, type ClockAction } from './clockAction.ts';
import { clockRefusals } from './clockChange.ts';

const leftOut = z.object({ id, code: z.enum([...clockRefusals, 'missing']) });
const approved = z.object({ approved: z.array(id), left: z.array(leftOut) });

/** The result of `changeClockInOuts`, by act. */
const clockResults = {
  correct: success,
  add: z.object({ clockInOutId: id }),
  approve: approved,
  unapprove: approved,
  approveNight: z.object({
    records: count,
    workedMin: count,
    approved: z.array(id),
    left: z.array(z.extend(leftOut, { memberId: z.nullable(id), communityId: id })),
  }),
} as const;

/** Calls about working times. Pages make them by act (`clockCallsFor`). */
export const clockCalls = {
  changeClockInOuts: {
    payload: clockActSchema,
    // The longer result first, because a schema drops the keys it doesn't know.
    result: z.union([
      clockResults.correct,
      clockResults.add,
      clockResults.approveNight,
      clockResults.approve,
    ]),
  },
} satisfies CallTable;

/** The same calls for one act, with its own result. */
export const clockCallsFor = <Act extends ClockAction['act']>(act: Act) => ({
  changeClockInOuts: { ...clockCalls.changeClockInOuts, result: clockResults[act] },
});
