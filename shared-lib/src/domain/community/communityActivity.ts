import * as z from 'zod/mini';
import { countOrZero, id, listOf, orNull, shortText, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** What can be done to a community, as its log says it. */
export const activityActs = ['added', 'edited', 'archived', 'restored'] as const;

/** How many entries of a list are named in one line of the log; the others are counted. */
export const maxNamedEntries = 20;
/** How many letters of a text are kept there. */
export const maxLoggedLetters = 200;

const entries = listOf(text(maxLoggedLetters), maxNamedEntries);
const value = orNull(z.union([text(500), z.number()]));

/** What became of one field: another value, or, of a list, what came and what went. Codes are never in it. */
const fieldChange = z.object({
  field: shortText,
  from: value,
  to: value,
  added: entries,
  removed: entries,
  addedCount: countOrZero,
  removedCount: countOrZero,
});

/** A line of a community's log, `customers/{customerId}/communities/{id}/activity/{id}`; functions add them, or whoever changes regular agents; nobody changes one. */
export const communityActivitySchema = z.object({
  id,
  at: orNull(instant),
  /** The login uid of who did it. */
  by: orNull(id),
  act: z.enum(activityActs),
  changes: listOf(fieldChange, 50),
});

export type CommunityActivity = z.output<typeof communityActivitySchema>;
export type FieldChange = CommunityActivity['changes'][number];

/** The field of a change of the regular agent of a weekday; its values are the ids of members. */
export const agentFieldPrefix = 'agent.';

/** The field of a line that tells of a mend begins so. */
export const mendedFieldPrefix = 'mended.';
