import * as z from 'zod/mini';
import { flag, id, listOf, orNull, recordFields, shortText } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { checkpointRules, maxPastRules, pastRulesSchema } from './checkpointRules.ts';

/** A checkpoint on a route, scanned once per shift, `customers/{customerId}/checkpoints/{id}`. */
export const checkpointSchema = z.object({
  ...recordFields,
  communityId: id,
  name: shortText,
  building: orNull(shortText),
  floor: orNull(shortText),
  order: z._default(z.int(), 0),
  qrToken: orNull(shortText),
  /** When a label with this code was printed; null if never. */
  printedAt: orNull(instant),
  ...checkpointRules,
  /** Replaced rules, oldest first: past rounds are judged by the rules of their night. */
  pastRules: listOf(pastRulesSchema, maxPastRules),
  isActive: flag(true),
  lastScannedAt: orNull(instant),
  lastScannedBy: orNull(id),
});

export type Checkpoint = z.output<typeof checkpointSchema>;

/** Whether a shift is expected to scan it. Checkpoints with a QR code aren't while QR scanning is unavailable. */
export const isExpected = (
  { isActive, type }: Pick<Checkpoint, 'isActive' | 'type'>,
  { qrCodeScanning }: { readonly qrCodeScanning: boolean },
): boolean => isActive && (qrCodeScanning || type !== 'qr');
