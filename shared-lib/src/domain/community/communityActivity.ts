import * as z from 'zod/mini';
import { countOrZero, id, listOf, orNull, shortText, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { weekdays, type Weekday } from '../base/weekday.ts';
import type { CommunityAccess } from './communityAccess.ts';
import {
  accessFields,
  type CommunityEdits,
  type EditableField,
  type EditedCommunity,
} from './communityEdit.ts';

/** What can be done to a community, as its log says it. */
export const activityActs = ['added', 'edited', 'archived', 'restored'] as const;

/** How many entries of a list are named in one line of the log; the others are counted. */
const namedEntries = 20;
/** How many letters of a text are kept there. */
const keptLetters = 200;

const entries = listOf(text(keptLetters), namedEntries);
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
const agentField = 'agent.';

/** The weekday of whose regular agent a change tells; null for another change. */
export const dayOfAgentChange = ({ field }: Pick<FieldChange, 'field'>): Weekday | null =>
  weekdays.find((day) => field === `${agentField}${day}`) ?? null;

const mended = 'mended.';

/** The field of a line that tells that a damaged field was mended; what stood there may be anything. */
export const mendedField = (field: string): string => `${mended}${field}`;

/** The field of which a line tells that it was mended; null for another line. */
export const fieldOfMend = ({ field }: Pick<FieldChange, 'field'>): string | null =>
  field.startsWith(mended) ? field.slice(mended.length) : null;

/** What the logs of communities say of changes to their regular agents, by the id of the community. */
export function agentChangesOf(
  assignments: readonly {
    readonly communityId: string;
    readonly day: string;
    readonly from: string | null;
    readonly to: string | null;
  }[],
): Map<string, Pick<FieldChange, 'field' | 'from' | 'to'>[]> {
  const changes = new Map<string, Pick<FieldChange, 'field' | 'from' | 'to'>[]>();
  for (const { communityId, day, from, to } of assignments) {
    if (from === to) continue;
    changes.set(communityId, [
      ...(changes.get(communityId) ?? []),
      { field: `${agentField}${day}`, from, to },
    ]);
  }
  return changes;
}

const short = (words: string) => (words.length > keptLetters ? `${words.slice(0, keptLetters - 1)}…` : words);

/** A value as the log keeps it. */
const kept = (stored: unknown): string | number | null => {
  if (stored === null || stored === undefined) return null;
  if (typeof stored === 'number') return stored;
  if (typeof stored === 'string') return short(stored);
  return Array.isArray(stored) ? stored.join(' ') : Object.values(stored).join(', ');
};

const lists: readonly EditableField[] = ['rules', 'noServiceDates'];

/** What came to a list and what went from it; neither where it was only put in another order. */
const listChange = (from: readonly string[], to: readonly string[]) => {
  const added = to.filter((entry) => !from.includes(entry));
  const removed = from.filter((entry) => !to.includes(entry));
  return {
    added: added.slice(0, namedEntries).map(short),
    removed: removed.slice(0, namedEntries).map(short),
    addedCount: added.length,
    removedCount: removed.length,
  };
};

/** What the log says of an edit. */
export const activityChangesOf = (
  stored: EditedCommunity,
  fields: Partial<CommunityEdits>,
): (Partial<FieldChange> & Pick<FieldChange, 'field'>)[] =>
  (Object.keys(fields) as EditableField[]).map((field) => {
    if (accessFields.includes(field as keyof CommunityAccess)) return { field };
    if (lists.includes(field)) {
      return { field, ...listChange(stored[field] as string[], fields[field] as string[]) };
    }
    return { field, from: kept(stored[field]), to: kept(fields[field]) };
  });
