import { type CallTable } from 'shared-lib/domain';
import { shiftReasons, shiftReviews } from '../nightReview/index.ts';
import * as z from 'shared-lib/domain/schema';
import { calendarDate, id, idInput } from 'shared-lib/domain/schema';
import { clockRefusals } from '../clockInOut/clockChange.ts';

/** Maximum number of shifts that one call approves: their communities fit into one query. */
export const maxApprovedShifts = 25;

const shift = { communityId: id, memberId: z.nullable(id) };

/** Why a shift wasn't approved: it was deleted, has an issue now, was reviewed in the meantime, or its hours can't be approved. */
export const shiftRefusals = [
  ...new Set([...shiftReasons, ...shiftReviews, ...clockRefusals, 'gone'] as const),
];

/** Calls about a whole night. */
export const nightCalls = {
  approveShifts: {
    payload: z.object({
      serviceDate: calendarDate,
      shifts: z
        .array(z.object({ communityId: idInput, memberId: z.nullable(idInput) }))
        .check(z.minLength(1), z.maxLength(maxApprovedShifts)),
    }),
    result: z.object({
      /** The approved shifts, with the revisions needed to undo the approvals. */
      approved: z.array(
        z.object({
          ...shift,
          reports: z.array(z.object({ reportId: id, seen: z.string() })),
          clockInOutIds: z.array(id),
        }),
      ),
      left: z.array(z.object({ ...shift, code: z.enum(shiftRefusals) })),
    }),
  },
} satisfies CallTable;

export type ShiftsApproved = z.output<typeof nightCalls.approveShifts.result>;
