import * as z from 'zod/mini';
import { communitySchema } from './community.ts';
import { shortText } from '../base/fields.ts';

/**
 * What is asked of whoever adds a community: a name; everything else reads as it does when absent. Its slug is made of the name,
 * and who added it when is known to the server.
 */
export const newCommunitySchema = z.object({
  ...z.omit(communitySchema, { id: true, createdAt: true, updatedAt: true, createdBy: true, slug: true })
    .shape,
  propertyName: shortText.check(z.trim(), z.minLength(1)),
});

/** What whoever adds a community sends; what isn't there gets the value that it has when absent. */
export type NewCommunity = z.input<typeof newCommunitySchema>;
