import { newTeamMemberSchema, tiers } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';

/**
 * A member in a row of an imported file: the form's fields, but the first name and the tier may be empty, because an
 * empty cell changes nothing about a known member.
 */
export const memberRowSchema = z.extend(z.omit(newTeamMemberSchema, { isActive: true }), {
  firstName: newTeamMemberSchema.shape.lastName,
  tier: z.union([z.literal(''), z.enum(tiers)]),
});
