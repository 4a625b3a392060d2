import * as z from 'zod/mini';
import { flag, idInput } from '../base/fields.ts';
import { memberDetails, tiers } from './teamMember.ts';
import { revisionSchema } from '../change/revision.ts';

/** A name as stored: on one line, without direction controls, and empty if it has no visible characters. */
const tidyName = (typed: string): string => {
  const name = typed
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .trim();
  return /[^\p{Cf}\p{M}\p{Z}]/u.test(name) ? name : '';
};

/** A part of a person's name: tidied, at most 200 characters. */
export const memberName = z.string().check(z.overwrite(tidyName), z.maxLength(200));

/** The email a member signs in with, compared and stored in lowercase. */
const email = z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(320)), z.email());

/** The form for adding a team member by email, as an import does. */
export const newTeamMemberSchema = z.object({
  firstName: memberName.check(z.minLength(1)),
  lastName: z._default(memberName, ''),
  email,
  ...memberDetails,
  tier: z.enum(tiers),
  isActive: flag(true),
});

export type NewTeamMember = z.output<typeof newTeamMemberSchema>;

/** A member's details when none are known. */
export const blankMemberDetails = z.parse(z.object(memberDetails), {});

/** Empty for a member who is invited by text: they choose their email when they join. */
const emailOrNone = { email: z.union([z.literal(''), email]) };

/** Whether a member can be reached: by email, or at a number that gets texts. */
const isReachable = (member: { readonly email: string; readonly phone: string | null }): boolean =>
  member.email !== '' || member.phone !== null;

const unreachable = { path: ['email'], error: 'missing' };

/** The form for inviting a team member, by email or, without one, by text. */
export const invitedMemberSchema = z
  .extend(newTeamMemberSchema, emailOrNone)
  .check(z.refine(isReachable, unreachable));

/** The form for changing a team member: all editable fields, and the revision its author saw. */
export const teamMemberChangeSchema = z
  .extend(z.omit(newTeamMemberSchema, { isActive: true }), {
    ...emailOrNone,
    // A login uid.
    teamMemberId: idInput.check(z.maxLength(128)),
    seen: revisionSchema,
  })
  .check(z.refine(isReachable, unreachable));

export type TeamMemberChange = z.output<typeof teamMemberChangeSchema>;
