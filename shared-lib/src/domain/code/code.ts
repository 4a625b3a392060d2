import * as z from 'zod/mini';
import { id, orNull, reckonedAnew, shortText } from '../base/fields.ts';
import { doorSchema } from './door.ts';

/** What a printed code of a bin tag says of itself to anyone; `replaced` is one that another tag has taken the place of. */
export const binTagCodeStates = ['unassigned', 'assigned', 'damaged', 'lost', 'retired', 'replaced'] as const;

/** The same of a check point; `replaced` is a code that was printed before its token was changed. */
export const checkpointCodeStates = ['active', 'inactive', 'replaced', 'removed'] as const;

export type CheckpointCodeState = (typeof checkpointCodeStates)[number];

/**
 * What anyone who has a printed code may know of it, `codes/{id}`; the id is what is printed: a bin tag's id or a check point's token.
 * Functions write it along with what it stands for. It holds no id of a person, a unit or a customer, and nobody lists codes.
 */
export const codeSchema = z.discriminatedUnion('kind', [
  z.object({
    id,
    kind: z.literal('binTag'),
    state: z.enum(binTagCodeStates),
    place: id,
    /** The unit at whose door the tag is; null for a tag that is at none, and until a function has looked. */
    door: reckonedAnew(orNull(doorSchema), null),
  }),
  z.object({ id, kind: z.literal('checkpoint'), state: z.enum(checkpointCodeStates), place: id }),
]);

export type Code = z.output<typeof codeSchema>;

/**
 * Where the public pages of a community are now, `codePlaces/{id}`. Codes name the place, so that a new slug changes one document, and
 * not each printed code.
 */
export const codePlaceSchema = z.object({ id, businessSlug: shortText, communitySlug: shortText });

export type CodePlace = z.output<typeof codePlaceSchema>;

/** The short address that a printed code holds, without its host: it stays the same whatever is renamed. */
export const shortPath = (code: string): string => `/t/${code}`;
