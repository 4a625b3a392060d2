import type { MendableKind } from 'shared-lib/domain';
import { binTagSchema } from './binTag.ts';

/** How to repair damaged bin tags. */
export const mendableBinTags: MendableKind = {
  collection: 'binTags',
  schema: binTagSchema,
  kept: ['communityId', 'status', 'unitId', 'replacedById'],
};
