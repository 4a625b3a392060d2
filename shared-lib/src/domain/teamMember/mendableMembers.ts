import type { MendableKind } from '../damage/mendableKind.ts';
import { teamMemberSchema } from './teamMember.ts';

/** How damaged team members are mended. */
export const mendableMembers: MendableKind = {
  collection: 'team',
  schema: teamMemberSchema,
  // Whoever is active counts in the plan, and an Admin sees everything: both are decided elsewhere.
  becomes: {
    isActive: () => ({ isActive: false }),
    uid: ({ id }) => ({ uid: id }),
    customerId: ({ customerId }) => ({ customerId }),
  },
  neverBecomes: { tier: ['Admin'] },
  kept: ['email'],
  touched: ['lastModified'],
};
