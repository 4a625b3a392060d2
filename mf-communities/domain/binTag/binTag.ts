import * as z from 'shared-lib/domain/schema';
import { countOrZero, id, listOf, nameOrEmpty, orNull, recordFields } from 'shared-lib/domain/schema';
import { instant } from 'shared-lib/domain';

/** What can happen to a bin tag after it was made. */
export const binTagActs = [
  'claimed',
  'released',
  'damaged',
  'lost',
  'retired',
  'restored',
  'replaced',
] as const;

/** As many events as a tag keeps; the oldest go first. */
export const maxBinTagEvents = 100;

/** One line of a tag's history. */
export const binTagEventSchema = z.object({
  act: z.enum(binTagActs),
  at: instant,
  /** The login uid of who did it; null where a function did. */
  by: orNull(id),
  /** The unit that it was about. */
  unitId: orNull(id),
  /** The other tag of a replacement. */
  otherId: orNull(id),
});

export type BinTagEvent = z.output<typeof binTagEventSchema>;

/**
 * A QR sticker at one unit's door, `customers/{customerId}/binTags/{id}`; its random, URL-safe id is printed on it. While it is
 * `assigned`, its unit's `binTagId` is its id. One that was damaged, lost, retired or replaced keeps its `unitId`, so that the printed
 * code still leads to the unit.
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

/** What anyone who has the printed code may know of the tag. */
export const binTagCodeState = ({ status, replacedById }: Pick<BinTag, 'status' | 'replacedById'>) =>
  replacedById === null ? status : 'replaced';
