import { teamMemberSchema, type RepairableKind } from 'shared-lib/domain';

/** How to repair damaged team members. */
export const repairableMembers: RepairableKind = {
  collection: 'team',
  schema: teamMemberSchema,
  // Active members count toward the plan, and an Admin sees everything: both are decided elsewhere.
  becomes: {
    isEmailUnconfirmed: () => ({ isEmailUnconfirmed: true }),
    isActive: () => ({ isActive: false }),
    uid: ({ id }) => ({ uid: id }),
    customerId: ({ customerId }) => ({ customerId }),
  },
  neverBecomes: { tier: ['Admin'] },
  kept: ['email'],
  touched: ['lastModified'],
};
