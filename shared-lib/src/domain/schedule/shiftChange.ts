import { readOverride } from './scheduleNight.ts';

/** What the schedule of a date says of one community: who serves instead, or with null that the shift was cleared. */
export interface ShiftOverride {
  readonly newAgentId: string | null;
}

/** One change to the schedule of one date. Null stands for no override: the regular assignment holds. */
export interface ShiftChange {
  readonly communityId: string;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  /** What whoever makes the change saw; when the schedule says something else by now, the change is refused. */
  readonly from: ShiftOverride | null;
  readonly to: ShiftOverride | null;
}

/** A change that someone else overtook, with what the schedule says by now. */
export interface OvertakenShift extends ShiftChange {
  readonly found: ShiftOverride | null;
}

/** The list of a date with changes made, or the changes that someone else overtook. */
export type ChangedSchedule =
  | { readonly ok: true; readonly schedule: readonly unknown[] }
  | { readonly ok: false; readonly overtaken: readonly OvertakenShift[] };

const communityOf = (entry: unknown): unknown =>
  (entry as { readonly communityId?: unknown } | null | undefined)?.communityId;

const agentOf = (override: ShiftOverride | null): string | null | undefined => override?.newAgentId;

/**
 * Makes changes in the list of one date's schedule. Entries of other communities, damaged ones too, stay as they are; of several
 * entries for one community the last readable one counts, and all of them give way.
 * @param stored the list as Firestore holds it, of any shape.
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
    .filter(({ from, found }) => agentOf(found) !== agentOf(from));
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

/**
 * Whether the schedule says already what all of some changes want.
 * @param overtaken those of them for which it doesn't say what they were made from.
 */
export const areMade = (changes: readonly ShiftChange[], overtaken: readonly OvertakenShift[]): boolean =>
  overtaken.filter(({ found, to }) => agentOf(found) === agentOf(to)).length === changes.length;

/** The changes that take changes back. */
export const reversed = (changes: readonly ShiftChange[]): ShiftChange[] =>
  changes.map((change) => ({ ...change, from: change.to, to: change.from }));
