import * as z from 'zod/mini';
import { isDocumentId } from '../base/documentId.ts';

/** A member's id, which is a login uid. */
const memberId = z
  .string()
  .check(z.maxLength(128), z.refine(isDocumentId, { error: 'expected the id of a team member' }));

/**
 * What is asked of whoever deactivates a team member. Null: nobody takes over. Left out: whoever an unfinished deactivation names,
 * else nobody.
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
