import * as z from 'shared-lib/domain/schema';
import { id, listOf, orNull, sentId, shortText, text } from 'shared-lib/domain/schema';
import { instant, type MendableKind } from 'shared-lib/domain';

/**
 * What is sent to mend a record: which one, and what was entered for its damaged fields.
 * @param kinds what can be mended; the kind is sent as the name of its collection
 */
export const mendCallSchemaOf = (kinds: readonly MendableKind[]) =>
  z.object({
    kind: z.enum(kinds.map(({ collection }) => collection)),
    id: sentId,
    values: z.record(text(100), text(2000)),
  });

/** That a record was mended, and how, `customers/{customerId}/mends/{id}`; a function adds it, and nobody changes it. */
export const mendSchema = z.object({
  id,
  at: orNull(instant),
  /** The login uid of who did it. */
  by: id,
  kind: shortText,
  recordId: id,
  changes: listOf(z.object({ field: shortText, from: shortText, to: orNull(shortText) }), 100),
});
