import type { RepairableKind } from '../damage/repairableKind.ts';
import { checkpointSchema } from './checkpoint.ts';

/** How to repair damaged checkpoints. */
export const repairableCheckpoints: RepairableKind = {
  collection: 'checkpoints',
  schema: checkpointSchema,
  kept: ['communityId', 'qrToken'],
  touched: ['updatedAt'],
};
