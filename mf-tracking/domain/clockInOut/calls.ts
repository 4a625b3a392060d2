import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { count, id, success } from 'shared-lib/domain/schema';
import { clockActSchema } from './clockAct.ts';
import { clockRefusals } from './clockChange.ts';

const leftOut = z.object({ id, code: z.enum([...clockRefusals, 'missing']) });
const approved = z.object({ approved: z.array(id), left: z.array(leftOut) });

/** The result of `changeClockInOuts`, by act. */
export const clockResults = {
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

/** Calls about working times. Pages take the result of their act from `clockResults`. */
export const clockCalls = {
  changeClockInOuts: {
    payload: clockActSchema,
    result: z.union([
      clockResults.correct,
      clockResults.add,
      clockResults.approve,
      clockResults.approveNight,
    ]),
  },
} satisfies CallTable;
