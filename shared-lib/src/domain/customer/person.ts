import * as z from 'zod/mini';
import type { LocalePreferences } from '../base/localePreferences.ts';
import { memberName } from '../teamMember/newTeamMember.ts';

/** The form for a dashboard user's name. */
export const personSchema = z.object({
  firstName: memberName.check(z.minLength(1, 'missing')),
  lastName: memberName,
});

/** The profile of a dashboard user: of the owner in `customers/{uid}`, of an Admin in their team record. */
export type Person = z.output<typeof personSchema> &
  LocalePreferences & {
    readonly profilePic: string | null;
    /** Epoch milliseconds. */
    readonly sessionsEndedAt: number | null;
  };
