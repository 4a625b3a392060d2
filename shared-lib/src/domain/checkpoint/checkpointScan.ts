import * as z from 'zod/mini';
import { geo, id, orNull, shiftRecordFields, shortText } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

export const scanResults = ['onTime', 'late', 'outOfRange', 'duplicate'] as const;

/** One scan of a checkpoint, `customers/{customerId}/checkpointScans/{id}`; `scannedAt` is the server's clock. */
export const checkpointScanSchema = z.object({
  ...shiftRecordFields,
  checkpointId: id,
  scannedAt: orNull(instant),
  deviceAt: orNull(instant),
  deviceId: orNull(shortText),
  geo: orNull(geo),
  /** What functions made of it; null until they have. */
  result: orNull(z.enum(scanResults)),
});

export type CheckpointScan = z.output<typeof checkpointScanSchema>;
