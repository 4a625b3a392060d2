import * as z from 'shared-lib/domain/schema';
import { countOrZero, id, listOf, nameOrEmpty, orNull, recordFields } from 'shared-lib/domain/schema';
import { instant, type RepairableKind } from 'shared-lib/domain';

/** Events in a bin tag's life after it was created. */
export const binTagActions = [
  'claimed',
  'released',
  'damaged',
  'lost',
  'retired',
  'restored',
  'replaced',
] as const;

/** How many events a tag keeps; the oldest are dropped first. */
export const maxBinTagEvents = 100;

/** One line of a tag's history. */
export const binTagEventSchema = z.object({
  act: z.enum(binTagActions),
  at: instant,
  /** The author's login uid; null for a function. */
  by: orNull(id),
  /** The affected unit. */
  unitId: orNull(id),
  /** The other tag of a replacement. */
  otherId: orNull(id),
});

export type BinTagEvent = z.output<typeof binTagEventSchema>;

/**
 * A QR sticker at one unit's door, `customers/{customerId}/binTags/{id}`; its random, URL-safe id is printed
 * on it. While it is `assigned`, its unit's `binTagId` points to it. A damaged, lost, retired or replaced tag
 * keeps its `unitId`, so that the printed code still leads to the unit.
 */
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
  history: listOf(binTagEventSchema, maxBinTagEvents),
});

export type BinTag = z.output<typeof binTagSchema>;

/** The tag's public data, for anyone with the printed code. */
export const binTagCodeState = ({ status, replacedById }: Pick<BinTag, 'status' | 'replacedById'>) =>
  replacedById === null ? status : 'replaced';

/** How to repair damaged bin tags. */
export const repairableBinTags: RepairableKind = {
  collection: 'binTags',
  schema: binTagSchema,
  kept: ['communityId', 'status', 'unitId', 'replacedById'],
};
