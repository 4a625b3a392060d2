import * as z from 'zod/mini';
import { memberName } from '../teamMember/newTeamMember.ts';

/** What someone who uses the dashboard says of themself: the owner in `customers/{uid}`, an Admin in their team record. */
export const personSchema = z.object({
  firstName: memberName.check(z.minLength(1, 'missing')),
  lastName: memberName,
});

export type Person = z.output<typeof personSchema>;
