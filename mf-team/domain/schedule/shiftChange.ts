import {
  readOverride,
  type ShiftOverride,
  type ShiftChange,
  type SupersededShift,
  overridingAgent,
} from 'shared-lib/domain';

/** The list of a date with changes made, or the changes that someone else overtook. */
export type ChangedSchedule =
  | { readonly ok: true; readonly schedule: readonly unknown[] }
  | { readonly ok: false; readonly overtaken: readonly SupersededShift[] };

const communityOf = (entry: unknown): unknown =>
  (entry as { readonly communityId?: unknown } | null | undefined)?.communityId;

/**
 * Makes changes in the list of one date's schedule. Entries of other communities, damaged ones too, stay as
 * they are; of several entries for one community the last readable one counts, and all of them are replaced.
 * @param stored the list as stored in Firestore, of any shape.
 * @param changes of that date, at most one for each community.
 */
export function withShiftChanges(stored: unknown, changes: readonly ShiftChange[]): ChangedSchedule {
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const present = new Map<string, ShiftOverride>(
    entries.flatMap((entry) => {
      const read = readOverride(entry);
      return read ? [[read.communityId, { newAgentId: read.newAgentId }] as const] : [];
    }),
  );
  const overtaken = changes
    .map((change) => ({ ...change, found: present.get(change.communityId) ?? null }))
    .filter(({ from, found }) => overridingAgent(found) !== overridingAgent(from));
  if (overtaken.length > 0) return { ok: false, overtaken };

  const changed = new Set<unknown>(changes.map(({ communityId }) => communityId));
  const added = changes.flatMap(({ communityId, to }) =>
    to === null ? [] : [{ communityId, newAgentId: to.newAgentId }],
  );
  return {
    ok: true,
    schedule: [...entries.filter((entry) => !changed.has(communityOf(entry))), ...added],
  };
}
