import * as z from 'zod/mini';
import { geo, id, orNull, shiftRecordFields, shortText } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** One scan of a checkpoint, `customers/{customerId}/checkpointScans/{id}`; `scannedAt` is the server's clock. */
export const checkpointScanSchema = z.object({
  ...shiftRecordFields,
  checkpointId: id,
  scannedAt: orNull(instant),
  deviceAt: orNull(instant),
  deviceId: orNull(shortText),
  geo: orNull(geo),
  result: z.enum(['onTime', 'late', 'outOfRange', 'duplicate']),
});

export type CheckpointScan = z.output<typeof checkpointScanSchema>;
