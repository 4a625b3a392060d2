import type { MendableKind } from '../damage/mendableKind.ts';
import { checkpointSchema } from './checkpoint.ts';

/** How to repair damaged checkpoints. */
export const mendableCheckpoints: MendableKind = {
  collection: 'checkpoints',
  schema: checkpointSchema,
  kept: ['communityId', 'qrToken'],
  touched: ['updatedAt'],
};
