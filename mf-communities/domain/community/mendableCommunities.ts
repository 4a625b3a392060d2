import { type MendableKind, communitySchema } from 'shared-lib/domain';

/** How damaged communities are mended. */
export const mendableCommunities: MendableKind = {
  collection: 'communities',
  schema: communitySchema,
  // One that is served again counts in the plan.
  becomes: {
    archivedAt: ({ now }) => ({ archivedAt: now }),
    deletedAt: ({ now }) => ({ deletedAt: null, archivedAt: now }),
  },
  kept: ['slug'],
  touched: ['updatedAt'],
};
