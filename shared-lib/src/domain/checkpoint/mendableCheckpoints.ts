import type { MendableKind } from '../damage/mendableKind.ts';
import { checkpointSchema } from './checkpoint.ts';

/** How damaged checkpoints are mended. */
export const mendableCheckpoints: MendableKind = {
  collection: 'checkpoints',
  schema: checkpointSchema,
  kept: ['communityId', 'qrToken'],
  touched: ['updatedAt'],
};
