import { type RepairableKind, clockInOutSchema } from 'shared-lib/domain';

/** How to repair damaged working times. */
export const repairableClocks: RepairableKind = {
  collection: 'clockInOuts',
  schema: clockInOutSchema,
  becomes: { approvedBy: () => ({ approvedBy: null, approvedAt: null }) },
  // As with a correction, the approved values no longer exist.
  decidedBy: { fields: ['clockInAt', 'clockOutAt', 'breakMin'], decision: ['approvedBy', 'approvedAt'] },
  kept: ['payPeriodId', 'edits'],
};
