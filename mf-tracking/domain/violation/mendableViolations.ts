import type { MendableKind } from 'shared-lib/domain';
import { violationSchema } from './record.ts';

/** How to repair damaged violations. */
export const mendableViolations: MendableKind = {
  collection: 'violations',
  schema: violationSchema,
  // A person reviews before any notice.
  becomes: {
    reviewStatus: () => ({ reviewStatus: 'pending' }),
    status: () => ({ status: 'open' }),
  },
  touched: ['updatedAt'],
};
