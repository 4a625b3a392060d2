import * as z from 'zod/mini';
import { id, orNull, recalculated, shortText } from '../base/fields.ts';
import { doorSchema } from './door.ts';

/** The public status of a bin tag's printed code; `replaced` means that another tag has replaced it. */
export const binTagCodeStates = ['unassigned', 'assigned', 'damaged', 'lost', 'retired', 'replaced'] as const;

/** The same for a checkpoint; `replaced` is a code printed before its token was changed. */
export const checkpointCodeStates = ['active', 'inactive', 'replaced', 'removed'] as const;

export type CheckpointCodeState = (typeof checkpointCodeStates)[number];

/**
 * What anyone with a printed code may see, `codes/{id}`; the id is the printed text: a bin tag's id or a checkpoint's
 * token. Functions write it along with the tag or checkpoint. It contains no id of a person, a unit or a customer,
 * and codes can't be listed.
 */
export const codeSchema = z.discriminatedUnion('kind', [
  z.object({
    id,
    kind: z.literal('binTag'),
    state: z.enum(binTagCodeStates),
    place: id,
    /** The unit the tag is assigned to; null if unassigned, or until a function has checked. */
    door: recalculated(orNull(doorSchema), null),
  }),
  z.object({ id, kind: z.literal('checkpoint'), state: z.enum(checkpointCodeStates), place: id }),
]);

export type Code = z.output<typeof codeSchema>;

/**
 * The current place of a community's public pages, `codePlaces/{id}`. Codes refer to the place, so a new slug changes
 * one document instead of every printed code.
 */
export const codePlaceSchema = z.object({ id, businessSlug: shortText, communitySlug: shortText });

export type CodePlace = z.output<typeof codePlaceSchema>;

/** The short address in a printed code, without its host: renaming never changes it. */
export const shortPath = (code: string): string => `/t/${code}`;
