import type { RepairableKind } from 'shared-lib/domain';
import { binTagSchema } from './binTag.ts';

/** How to repair damaged bin tags. */
export const repairableBinTags: RepairableKind = {
  collection: 'binTags',
  schema: binTagSchema,
  kept: ['communityId', 'status', 'unitId', 'replacedById'],
};
