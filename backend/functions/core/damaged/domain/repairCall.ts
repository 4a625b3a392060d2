import * as z from 'shared-lib/domain/schema';
import { id, listOf, orNull, sentId, shortText, text } from 'shared-lib/domain/schema';
import { instant, type RepairableKind } from 'shared-lib/domain';

/**
 * A request to repair a record: which one, and the values for its damaged fields.
 * @param kinds the repairable kinds; a kind is sent as the name of its collection
 */
export const repairCallSchemaOf = (kinds: readonly RepairableKind[]) =>
  z.object({
    kind: z.enum(kinds.map(({ collection }) => collection)),
    id: sentId,
    values: z.record(text(100), text(2000)),
  });

/**
 * The log of a repaired record, `customers/{customerId}/mends/{id}`; functions add entries, which are never changed.
 */
export const repairSchema = z.object({
  id,
  at: orNull(instant),
  /** The login uid of the author. */
  by: id,
  kind: shortText,
  recordId: id,
  changes: listOf(z.object({ field: shortText, from: shortText, to: orNull(shortText) }), 100),
});
