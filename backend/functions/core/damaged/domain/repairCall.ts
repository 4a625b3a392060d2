import * as z from 'shared-lib/domain/schema';
import { id, listOf, orNull, shortText } from 'shared-lib/domain/schema';
import { instant } from 'shared-lib/domain';

/**
 * The log of a repaired record, `customers/{customerId}/repairs/{id}`; functions add entries, which are never changed.
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
