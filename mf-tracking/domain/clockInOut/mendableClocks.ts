import { type MendableKind, clockInOutSchema } from 'shared-lib/domain';

/** How damaged working times are mended. */
export const mendableClocks: MendableKind = {
  collection: 'clockInOuts',
  schema: clockInOutSchema,
  becomes: { approvedBy: () => ({ approvedBy: null, approvedAt: null }) },
  // As a correction does: what was approved is not what is there any more.
  decidedBy: { fields: ['clockInAt', 'clockOutAt', 'breakMin'], decision: ['approvedBy', 'approvedAt'] },
  kept: ['payPeriodId', 'edits'],
};
