import type { MendableKind } from '../damage/mendableKind.ts';
import { unitSchema } from './unit.ts';

/** How damaged units are mended. */
export const mendableUnits: MendableKind = {
  collection: 'units',
  schema: unitSchema,
  // Nobody is written to who may have said no.
  becomes: { smsOptOutAt: ({ now }) => ({ smsOptOutAt: now, smsOptIn: false }) },
  kept: ['communityId', 'binTagId'],
  touched: ['updatedAt'],
};
