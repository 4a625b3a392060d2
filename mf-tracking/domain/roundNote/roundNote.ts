import { addDays, instant, serviceNight, type Decision } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { calendarDate, id, listOf, orNull, idInput, text } from 'shared-lib/domain/schema';

/** Maximum number of notes on one round. */
export const maxRoundNotes = 20;

/** In UTF-16 code units. */
export const maxNoteLength = 500;

/** How many nights back a note can be added: those still under review. */
const nightsBack = 31;

const roundNoteSchema = z.object({
  id,
  text: text(maxNoteLength),
  /** The author's login uid. */
  by: id,
  at: instant,
});

export type RoundNote = z.output<typeof roundNoteSchema>;

/**
 * The office's notes on a community's round of one night,
 * `customers/{customerId}/communities/{communityId}/roundNotes/{date}`. Specialists who serve the community that
 * night read them in the field app.
 */
export const roundNotesSchema = z.object({
  /** `YYYY-MM-DD` */
  id,
  notes: listOf(roundNoteSchema, maxRoundNotes),
  lastModifiedBy: orNull(z.object({ uid: id, at: instant })),
});

const round = {
  communityId: idInput,
  serviceDate: calendarDate,
  /** Chosen by the page, so a repeated call adds nothing. */
  noteId: idInput.check(z.maxLength(64)),
};

/** The payload for adding a note to a round, or removing one. */
export const roundNoteActSchema = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('add'),
    ...round,
    text: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(maxNoteLength)),
  }),
  z.object({ act: z.literal('remove'), ...round }),
]);

export type RoundNoteAction = z.output<typeof roundNoteActSchema>;

export const roundNoteRefusals = ['full', 'otherNight', 'noCommunity'] as const;

interface NoteFacts {
  readonly notes: readonly RoundNote[];
  /** The community's IANA zone; null if there is no such community. */
  readonly timeZone: string | null;
  /** The author's login uid. */
  readonly by: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * A round's notes after an act; null if nothing changes. Idempotent. Notes can be added from a month back to
 * tomorrow night.
 */
export const planRoundNote = (
  act: RoundNoteAction,
  { notes, timeZone, by, now }: NoteFacts,
): Decision<{ notes: readonly RoundNote[] | null }, (typeof roundNoteRefusals)[number]> => {
  const isKnown = notes.some((note) => note.id === act.noteId);
  if (act.act === 'remove') {
    return { ok: true, notes: isKnown ? notes.filter((note) => note.id !== act.noteId) : null };
  }
  if (isKnown) return { ok: true, notes: null };
  if (timeZone === null) return { ok: false, code: 'noCommunity' };
  const tonight = serviceNight(now, timeZone);
  if (act.serviceDate < addDays(tonight, -nightsBack) || act.serviceDate > addDays(tonight, 1)) {
    return { ok: false, code: 'otherNight' };
  }
  if (notes.length >= maxRoundNotes) return { ok: false, code: 'full' };
  return { ok: true, notes: [...notes, { id: act.noteId, text: act.text, by, at: now }] };
};
