import * as z from 'zod/mini';
import { flag, id, orNull, phone } from './fields.ts';
import { tiers } from './teamMember.ts';

/** What is asked of whoever adds a team member. The email is compared and kept in small letters. */
export const newTeamMemberSchema = z.object({
  firstName: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  lastName: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  email: z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(320)), z.email()),
  phone: orNull(phone),
  tier: z.enum(tiers),
  isActive: flag(true),
});

export type NewTeamMember = z.output<typeof newTeamMemberSchema>;

/** What is asked of whoever changes a team member: all of what can be edited, and when the member was last changed as they saw it. */
export const teamMemberChangeSchema = z.extend(z.omit(newTeamMemberSchema, { isActive: true }), {
  teamMemberId: id,
  /** Epoch milliseconds; null for a member that was never changed. */
  lastModified: z.nullable(z.int()),
});

export type TeamMemberChange = z.output<typeof teamMemberChangeSchema>;
