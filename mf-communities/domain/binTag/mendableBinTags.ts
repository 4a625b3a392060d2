import type { MendableKind } from 'shared-lib/domain';
import { binTagSchema } from './binTag.ts';

/** How damaged bin tags are mended. */
export const mendableBinTags: MendableKind = {
  collection: 'binTags',
  schema: binTagSchema,
  kept: ['communityId', 'status', 'unitId', 'replacedById'],
};
