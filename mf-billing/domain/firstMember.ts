import { invitedMemberSchema } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';

/** The form for the first team member: their details, and whether they serve the first community. */
export const firstMemberSchema = z.extend(invitedMemberSchema, { serves: z.boolean() });
