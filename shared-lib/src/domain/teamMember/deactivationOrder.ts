import * as z from 'zod/mini';
import { isDocumentId } from '../base/documentId.ts';

/** A member's id, which is a login uid. */
const memberId = z
  .string()
  .check(z.maxLength(128), z.refine(isDocumentId, { error: 'expected the id of a team member' }));

/**
 * A deactivation request. Null: no one takes over. Absent: the member named by an unfinished deactivation, otherwise
 * no one.
 */
export const deactivationOrderSchema = z
  .object({ teamMemberId: memberId, takenOverBy: z.optional(z.nullable(memberId)) })
  .check(
    z.refine(({ teamMemberId, takenOverBy }) => teamMemberId !== takenOverBy, {
      path: ['takenOverBy'],
      error: 'expected another member',
    }),
  );

export type DeactivationOrder = z.output<typeof deactivationOrderSchema>;
