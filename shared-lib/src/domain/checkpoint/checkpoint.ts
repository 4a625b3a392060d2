import * as z from 'zod/mini';
import { count, flag, geofence, id, orNull, recordFields, shortText, timeOfDay } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** A point on a route that is scanned once per shift, `customers/{customerId}/checkpoints/{id}`. */
export const checkpointSchema = z.object({
  ...recordFields,
  communityId: id,
  name: shortText,
  building: orNull(shortText),
  floor: orNull(shortText),
  order: z._default(z.int(), 0),
  type: z._default(z.enum(['qr', 'nfc', 'gps']), 'qr'),
  qrToken: orNull(shortText),
  /** When a label with this code was printed; null for a code that never was. */
  printedAt: orNull(instant),
  geofence: orNull(geofence),
  requiredPerShift: z._default(count, 1),
  photoRequired: flag(false),
  windowStart: orNull(timeOfDay),
  windowEnd: orNull(timeOfDay),
  isActive: flag(true),
  lastScannedAt: orNull(instant),
  lastScannedBy: orNull(id),
});

export type Checkpoint = z.output<typeof checkpointSchema>;

/** Whether a shift is expected to scan it: one with a QR code is not, while these are not scanned. */
export const isExpected = (
  { isActive, type }: Pick<Checkpoint, 'isActive' | 'type'>,
  { qrCodeScanning }: { readonly qrCodeScanning: boolean },
): boolean => isActive && (qrCodeScanning || type !== 'qr');
