import * as z from 'zod/mini';
import { countOrZero, id, listOf, orNull, shortText, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** How many entries of a list one log line names; the rest are counted. */
const maxNamedEntries = 20;
/** How many characters of a text the log keeps. */
const maxLoggedLetters = 200;

const entries = listOf(text(maxLoggedLetters), maxNamedEntries);
const value = orNull(z.union([text(500), z.number()]));

/** How one field changed: its old and new value, or the additions and removals of a list. Never contains codes. */
export const fieldChangeSchema = z.object({
  field: shortText,
  from: value,
  to: value,
  added: entries,
  removed: entries,
  addedCount: countOrZero,
  removedCount: countOrZero,
});

/**
 * A line of a community's log, `customers/{customerId}/communities/{id}/activity/{id}`. Added by functions, or by the
 * user who changes regular specialists; never edited.
 */
export const communityActivitySchema = z.object({
  id,
  at: orNull(instant),
  /** The login uid of the author. */
  by: orNull(id),
  act: z.enum(['added', 'edited', 'archived', 'restored', 'deleted']),
  /** The units, tags, checkpoints or shift reports it is about. */
  partIds: listOf(id, 500),
  changes: listOf(fieldChangeSchema, 50),
});

export type CommunityActivity = z.output<typeof communityActivitySchema>;
export type FieldChange = CommunityActivity['changes'][number];

/** Prefix of fields that record a weekday's regular specialist; the values are member ids. */
export const agentFieldPrefix = 'agent.';

/** Prefix of fields that record a repair. */
export const repairedFieldPrefix = 'repaired.';

/** Prefix of fields that record what happened to a bin tag, such as `tag.lost`; the value is its label. */
export const tagFieldPrefix = 'tag.';

/** Prefix of fields that record what happened to units; the value is the unit, or how many there are. */
export const unitFieldPrefix = 'unit.';

/** Events of units; a log line never names their residents. */
export const unitActions = [
  'added',
  'edited',
  'deleted',
  'movedOut',
  'moveOutUndone',
  'importUndone',
] as const;

/** Prefix of fields that record what happened to a checkpoint; the value is its name. */
export const checkpointFieldPrefix = 'checkpoint.';

/** What happens to checkpoints; `reordered` affects the whole route. */
export const checkpointActions = [
  'added',
  'edited',
  'activated',
  'deactivated',
  'moved',
  'codeReplaced',
  'deleted',
] as const;

/** Prefix of fields that record what the office does with a shift report; the value is its night. */
export const reportFieldPrefix = 'report.';

/** The office's actions on shift reports: reviews, undone reviews, and photos. */
export const reportActions = ['approved', 'returned', 'undone', 'photoAdded', 'photoRemoved'] as const;

/** A text as stored in an entry: truncated with an ellipsis if it is too long. */
export const loggedText = (text: string): string =>
  text.length > maxLoggedLetters ? `${text.slice(0, maxLoggedLetters - 1)}…` : text;

/** Items added to and removed from a list; neither if it was only reordered. */
export const loggedListChange = (from: readonly string[], to: readonly string[]) => {
  const added = to.filter((entry) => !from.includes(entry));
  const removed = from.filter((entry) => !to.includes(entry));
  return {
    added: added.slice(0, maxNamedEntries).map(loggedText),
    removed: removed.slice(0, maxNamedEntries).map(loggedText),
    addedCount: added.length,
    removedCount: removed.length,
  };
};
