import { type RepairableKind, communitySchema } from 'shared-lib/domain';

/** How to repair damaged communities. */
export const repairableCommunities: RepairableKind = {
  collection: 'communities',
  schema: communitySchema,
  // A community that is served again counts toward the plan.
  becomes: {
    archivedAt: ({ now }) => ({ archivedAt: now }),
    deletedAt: ({ now }) => ({ deletedAt: null, archivedAt: now }),
  },
  kept: ['slug'],
  touched: ['updatedAt'],
};
