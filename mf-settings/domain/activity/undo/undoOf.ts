import { agentFieldPrefix, weekdays, type FieldChange, type ScheduleChanges } from 'shared-lib/domain';
import { maxListedChanges, type BusinessActivity } from '../businessActivity.ts';
import { clearedShift, shiftFieldPrefix } from '../log/planning.ts';
import { isUndoableSection } from './settingsUndo.ts';

/** How a logged change is undone. Each call compares the record with what the change left before it writes. */
export type Undo =
  | { readonly kind: 'restoreCommunity'; readonly communityId: string }
  /** Reactivation has its own dialog, which explains the plan's limit and the invitation. */
  | { readonly kind: 'reactivateMember'; readonly memberId: string }
  | { readonly kind: 'schedule'; readonly changes: ScheduleChanges }
  | { readonly kind: 'violationType'; readonly typeId: string; readonly act: 'archive' | 'restore' }
  | { readonly kind: 'settings'; readonly entryId: string };

type Entry = Pick<BusinessActivity, 'id' | 'kind' | 'act' | 'recordId' | 'communityId' | 'night' | 'changes'>;

const overrideOf = (value: FieldChange['from']) =>
  value === null ? null : { newAgentId: value === clearedShift ? null : String(value) };

/** The reverse of a night's changes. A night that has ended can't be changed. */
const shiftsOf = ({ night, changes }: Entry, tonight: string): Undo | null => {
  if (night === null || night < tonight || changes.length === maxListedChanges) return null;
  const shifts = changes.map(({ field, from, to }) => ({
    communityId: field.slice(shiftFieldPrefix.length),
    serviceDate: night,
    from: overrideOf(to),
    to: overrideOf(from),
  }));
  return { kind: 'schedule', changes: { shifts, assignments: [] } };
};

const memberOf = (value: FieldChange['from']) => (value === null || value === '' ? null : String(value));

const assignmentsOf = ({ communityId, changes }: Entry): Undo | null => {
  if (communityId === null) return null;
  const assignments = changes.flatMap(({ field, from, to }) => {
    const day = weekdays.find((each) => field === `${agentFieldPrefix}${each}`);
    return day === undefined ? [] : [{ communityId, day, from: memberOf(to), to: memberOf(from) }];
  });
  return assignments.length === 0 || assignments.length < changes.length
    ? null
    : { kind: 'schedule', changes: { shifts: [], assignments } };
};

const typeOf = ({ recordId: typeId, changes }: Entry): Undo | null => {
  const [only, ...others] = changes;
  if (only?.field !== 'isActive' || others.length > 0) return null;
  return { kind: 'violationType', typeId, act: only.to === 'false' ? 'restore' : 'archive' };
};

/**
 * How to undo a logged change; null for one that can't be undone, such as a deletion, a decision that was announced
 * or an import with its own undo.
 * @param tonight the service date in progress, `YYYY-MM-DD`
 */
export const undoOf = (entry: Entry, tonight: string): Undo | null => {
  const { id, kind, act, recordId } = entry;
  switch (kind) {
    case 'community':
      return act === 'archived' ? { kind: 'restoreCommunity', communityId: recordId } : null;
    case 'member':
      return act === 'deactivated' ? { kind: 'reactivateMember', memberId: recordId } : null;
    case 'schedule':
      return shiftsOf(entry, tonight);
    case 'assignment':
      return assignmentsOf(entry);
    case 'violationType':
      return act === 'edited' ? typeOf(entry) : null;
    case 'settings':
      return isUndoableSection(entry) ? { kind: 'settings', entryId: id } : null;
    default:
      return null;
  }
};

/**
 * The latest change to a field that an entry changed, made after it; null for none.
 * @param others entries of the same record, newest first
 */
export const changedSince = (
  { id, at, kind, changes }: BusinessActivity,
  others: readonly BusinessActivity[],
): BusinessActivity | null => {
  const fields = new Set(changes.map(({ field }) => field));
  return (
    others.find(
      (other) =>
        other.id !== id &&
        other.at >= at &&
        other.kind === kind &&
        (fields.size === 0 || other.changes.some(({ field }) => fields.has(field))),
    ) ?? null
  );
};
