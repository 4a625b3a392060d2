import * as z from 'zod/mini';
import type { Wording } from '../base/wording.ts';
import { memberName } from '../teamMember/newTeamMember.ts';

/** What somebody who uses the dashboard is called, as a form. */
export const personSchema = z.object({
  firstName: memberName.check(z.minLength(1, 'missing')),
  lastName: memberName,
});

/** What someone who uses the dashboard says of themself: the owner in `customers/{uid}`, an Admin in their team record. */
export type Person = z.output<typeof personSchema> &
  Wording & {
    readonly profilePic: string | null;
    /** Epoch milliseconds. */
    readonly sessionsEndedAt: number | null;
  };
