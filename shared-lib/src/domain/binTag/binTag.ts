import * as z from 'zod/mini';
import { countOrZero, id, nameOrEmpty, orNull, recordFields } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** A QR sticker at one unit's door, `customers/{customerId}/binTags/{id}`; its random, URL-safe id is printed on it. */
export const binTagSchema = z.object({
  ...recordFields,
  communityId: id,
  unitId: orNull(id),
  label: nameOrEmpty,
  status: z.enum(['unassigned', 'assigned', 'damaged', 'lost', 'retired']),
  printBatchId: orNull(id),
  printedAt: orNull(instant),
  assignedAt: orNull(instant),
  replacedById: orNull(id),
  lastScanAt: orNull(instant),
  scanCount: countOrZero,
});

export type BinTag = z.output<typeof binTagSchema>;
