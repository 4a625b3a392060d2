import { fieldFaults, displayValue, type FieldFault } from './fieldFaults.ts';
import type { RepairableKind } from './repairableKind.ts';

type Data = Readonly<Record<string, unknown>>;

/** An unreadable field of a record, as shown to users. */
export interface RecordFault extends FieldFault {
  /** `entries`: a list with unreadable entries, which are removed. `fixed`: its new value can't be chosen. */
  readonly repair: 'enter' | 'empty' | 'entries' | 'fixed' | 'never';
  /** How many entries are unreadable. */
  readonly count: number;
}

/** The fault of a list whose entries the record's schema can't read. */
const entryFault = ({ entries }: RepairableKind, data: Data): RecordFault[] => {
  const list = entries === undefined ? undefined : data[entries.field];
  if (entries === undefined || !Array.isArray(list)) return [];
  const damaged = list.filter((entry) => entries.read(entry) === null);
  if (damaged.length === 0) return [];
  const fault: RecordFault = {
    field: entries.field,
    code: 'type',
    input: 'none',
    options: [],
    isOptional: true,
    stored: displayValue(damaged),
    readable: list.filter((entry) => entries.read(entry) !== null),
    repair: 'entries',
    count: damaged.length,
  };
  return [fault];
};

const repairOf = (
  kind: RepairableKind,
  { field, input, isOptional, readable }: FieldFault,
): RecordFault['repair'] => {
  if (kind.becomes?.[field]) return 'fixed';
  if (kind.kept?.includes(field) || field === '' || field === 'id') return 'never';
  if (readable !== null) return 'entries';
  if (input !== 'none') return 'enter';
  return isOptional ? 'empty' : 'never';
};

/** A stored record's unreadable fields, and how each is repaired; empty for an intact record. */
export function recordFaults(kind: RepairableKind, id: string, data: Data): RecordFault[] {
  const fields = fieldFaults(kind.schema, id, data).map((fault) => ({
    ...fault,
    options: fault.options.filter((option) => !kind.neverBecomes?.[fault.field]?.includes(option)),
    repair: repairOf(kind, fault),
    count: fault.readable === null ? 0 : (data[fault.field] as unknown[]).length - fault.readable.length,
  }));
  return [...fields, ...entryFault(kind, data)];
}
