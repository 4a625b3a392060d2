import type { MendableKind } from '../damage/mendableKind.ts';
import { unitSchema } from './unit.ts';

/** How to repair damaged units. */
export const mendableUnits: MendableKind = {
  collection: 'units',
  schema: unitSchema,
  // Residents who may have said no don't get texts.
  becomes: { smsOptOutAt: ({ now }) => ({ smsOptOutAt: now, smsOptIn: false }) },
  kept: ['communityId', 'binTagId'],
  touched: ['updatedAt'],
};
