import * as z from 'zod/mini';
import { flag, id, listOf, orNull, recordFields, shortText } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { checkpointRules, mostPastRules, pastRulesSchema } from './checkpointRules.ts';

/** A point on a route that is scanned once per shift, `customers/{customerId}/checkpoints/{id}`. */
export const checkpointSchema = z.object({
  ...recordFields,
  communityId: id,
  name: shortText,
  building: orNull(shortText),
  floor: orNull(shortText),
  order: z._default(z.int(), 0),
  qrToken: orNull(shortText),
  /** When a label with this code was printed; null for a code that never was. */
  printedAt: orNull(instant),
  ...checkpointRules,
  /** Rules that were replaced, oldest first: past rounds are judged by those of their night. */
  pastRules: listOf(pastRulesSchema, mostPastRules),
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
