import type { RepairableKind } from 'shared-lib/domain';
import { violationSchema } from './record.ts';

/** How to repair damaged violations. */
export const repairableViolations: RepairableKind = {
  collection: 'violations',
  schema: violationSchema,
  // A person reviews before any notice.
  becomes: {
    reviewStatus: () => ({ reviewStatus: 'pending' }),
    status: () => ({ status: 'open' }),
  },
  touched: ['updatedAt'],
};
