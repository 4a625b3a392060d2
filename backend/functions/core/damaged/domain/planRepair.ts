import {
  recordFaults,
  displayValue,
  withoutFields,
  type RepairableKind,
  type RepairTarget,
  type RecordFault,
} from 'shared-lib/domain';

type Data = Readonly<Record<string, unknown>>;

/** The fields that a repair writes, or why it is refused. */
export type RepairPlan =
  | { readonly kind: 'whole' }
  | {
      readonly kind: 'write';
      /** Fields with their new values. */
      readonly set: Data;
      /** Fields to delete. */
      readonly remove: readonly string[];
      /** The changes, for the log. */
      readonly changes: readonly {
        readonly field: string;
        readonly from: string;
        readonly to: string | null;
      }[];
    }
  /** Fields that need a value, or another one. */
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, 'missing' | 'invalid' | 'never'>> };

const valueOf = ({ input }: RecordFault, given: string): unknown => {
  switch (input) {
    case 'number':
      return given.trim() === '' ? undefined : Number(given);
    case 'moment':
      return Number.isNaN(Date.parse(given)) ? undefined : new Date(given);
    default:
      return given === '' ? undefined : given;
  }
};

/** The new value of an unreadable field; a field without one is deleted. */
const becomes = (kind: RepairableKind, fault: RecordFault, given: string, place: RepairTarget): Data => {
  const { field, repair, readable } = fault;
  if (repair === 'fixed') return kind.becomes?.[field]?.(place) ?? {};
  if (repair === 'entries') return { [field]: readable };
  const value = repair === 'enter' ? valueOf(fault, given) : undefined;
  return value === undefined ? {} : { [field]: value };
};

/** The fields of a decision that no longer applies because its subject was repaired. */
const takenBack = (
  { decidedBy }: RepairableKind,
  data: Data,
  damaged: readonly string[],
): readonly string[] =>
  decidedBy?.fields.some((field) => damaged.includes(field))
    ? decidedBy.decision.filter((field) => (data[field] ?? null) !== null && !damaged.includes(field))
    : [];

/**
 * Decides how to repair a record that its schema refuses. Readable fields are unchanged. Each unreadable field
 * gets the value entered for it, or is cleared.
 * @param values the values entered, by field; those for readable fields are ignored
 */
export function planRepair(
  kind: RepairableKind,
  place: RepairTarget,
  data: Data,
  values: Readonly<Record<string, string>>,
): RepairPlan {
  const faults = recordFaults(kind, place.id, data);
  if (faults.length === 0) return { kind: 'whole' };
  const never = faults.filter(({ repair }) => repair === 'never');
  if (never.length > 0) {
    return { kind: 'refused', fields: Object.fromEntries(never.map(({ field }) => [field, 'never'])) };
  }
  const wrong = faults.filter(({ field }) => kind.neverBecomes?.[field]?.includes(values[field] ?? ''));
  const set = Object.assign(
    {},
    ...faults.map((fault) => becomes(kind, fault, values[fault.field] ?? '', place)),
  ) as Record<string, unknown>;
  const damaged = [...new Set(faults.map(({ field }) => field))];
  const left = recordFaults(kind, place.id, { ...withoutFields(data, damaged), ...set });
  if (left.length > 0 || wrong.length > 0) {
    const refused = [...left, ...wrong].map(
      ({ field }) => [field, (values[field] ?? '') === '' ? 'missing' : 'invalid'] as const,
    );
    return { kind: 'refused', fields: Object.fromEntries(refused) };
  }
  const undone = takenBack(kind, data, damaged);
  return {
    kind: 'write',
    set: { ...set, ...Object.fromEntries(undone.map((field) => [field, null])) },
    remove: damaged.filter((field) => !(field in set) && field in data),
    changes: [
      ...faults.map(({ field, stored }) => ({
        field,
        from: stored,
        to: field in set ? displayValue(set[field]) : null,
      })),
      ...undone.map((field) => ({ field, from: displayValue(data[field]), to: displayValue(null) })),
    ],
  };
}
