import * as z from 'zod/mini';
import { id, listOf, orNull, sentId, shortText, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import type { MendableKind } from './mendableKind.ts';

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
