import type { RepairableKind } from '../damage/repairableKind.ts';
import { unitSchema } from './unit.ts';

/** How to repair damaged units. */
export const repairableUnits: RepairableKind = {
  collection: 'units',
  schema: unitSchema,
  // Residents who may have said no don't get texts.
  becomes: { smsOptOutAt: ({ now }) => ({ smsOptOutAt: now, smsOptIn: false }) },
  kept: ['communityId', 'binTagId'],
  touched: ['updatedAt'],
};
