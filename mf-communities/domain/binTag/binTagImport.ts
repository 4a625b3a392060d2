import {
  normalizeName,
  type PlannedRow,
  type ReadRow,
  type RowProblem,
  type RowProblems,
  type RowPlan,
  doorName,
  doorNameKey,
  type Unit,
  unitKey,
} from 'shared-lib/domain';
import type { BinTag } from './binTag.ts';
import type { RequestedBinTagPair } from './binTagPairs.ts';

/** Limits of a bin tag import file. */
export const binTagImportLimits = { bytes: 5_000_000, rows: 20_000, columns: 50 } as const;

/** A row of an import file: a tag, by label or code, and the unit to assign it to. */
export interface BinTagRow {
  readonly tag: string;
  /** Null if the number alone identifies the unit. */
  readonly building: string | null;
  /** Empty if the row has no unit, which changes nothing. */
  readonly unitNumber: string;
  /** First the row's own tag and unit; for a swap, the other tag too. Empty until the row is planned. */
  readonly pairs: readonly RequestedBinTagPair[];
}

/** The tags and units of a community that rows are compared with. */
export type TagOrUnit =
  | ({ readonly kind: 'tag' } & Pick<BinTag, 'id' | 'label' | 'status' | 'unitId' | 'replacedById'>)
  | ({ readonly kind: 'unit' } & Pick<Unit, 'id' | 'building' | 'unitNumber' | 'binTagId'>);

type Tag = Extract<TagOrUnit, { kind: 'tag' }>;
type Door = Extract<TagOrUnit, { kind: 'unit' }>;

/** Groups records by key. */
const indexed = <T>(records: readonly T[], keysOf: (record: T) => readonly string[]) => {
  const found = new Map<string, T[]>();
  for (const record of records) {
    for (const key of new Set(keysOf(record))) found.set(key, [...(found.get(key) ?? []), record]);
  }
  return found;
};

/**
 * Extracts the code from a printed address, such as `https://example.com/t/7k3m9p2q4r5s`; any other text is
 * returned as is.
 */
const codeIn = (text: string) => /\/(?:t|bintag)\/([^/?#]+)/.exec(text)?.[1] ?? text;

const invalid = (problems: RowProblems) => ({ verdict: 'invalid', problems }) as const;

/** The sole match for a name, or why there isn't one. */
const onlyMatch = <T>(found: readonly T[] = []): T | RowProblem => {
  const [first, ...others] = found;
  if (first === undefined) return { code: 'unknown' };
  return others.length > 0 ? { code: 'ambiguous' } : first;
};

const isProblem = (found: TagOrUnit | RowProblem): found is RowProblem => 'code' in found;

/**
 * Finds a tag at its unit, among the tags and units that a row may mean. An assigned tag takes precedence
 * over the unit's former ones.
 */
const assignedAmong = (tags: readonly Tag[], units: readonly Door[]) => {
  const hanging = tags.flatMap((tag) => {
    const unit = units.find(({ id }) => id === tag.unitId);
    return unit ? { tag, unit } : [];
  });
  return hanging.find(({ tag }) => tag.status === 'assigned') ?? hanging[0];
};

/**
 * The dry run of assigning bin tags from a file, given the current tags and units. Unassigned tags get their
 * door, tags at another door move, and two tags may swap. Tags out of use, and doors that already have
 * another tag, are problems for a person to resolve. Rows that match the current state are unchanged.
 * @param rows in file order; of several rows for one tag or unit, the first counts
 */
export function planBinTagImport(
  rows: readonly ReadRow<BinTagRow>[],
  existing: readonly TagOrUnit[],
): PlannedRow<BinTagRow>[] {
  const tags = existing.filter((record): record is Tag => record.kind === 'tag');
  const units = existing.filter((record): record is Door => record.kind === 'unit');
  const tagById = new Map(tags.map((tag) => [tag.id, tag]));
  const tagsByLabel = indexed(tags, ({ label }) => [normalizeName(label)]);
  const unitById = new Map(units.map((unit) => [unit.id, unit]));
  const unitsByDoor = indexed(units, (unit) => [unitKey(unit)]);
  // Without a building, a unit is identified by its number, or by its name as in lists.
  const unitsByName = indexed(units, (unit) => [
    normalizeName(unit.unitNumber),
    normalizeName(doorName(unit)),
  ]);
  const unitsBySpelling = indexed(units, (unit) => [doorNameKey(doorName(unit))]);
  const lines = new Map<string, number>();

  const meant = (values: BinTagRow) => {
    const byCode = tagById.get(codeIn(values.tag));
    const named = byCode ? [byCode] : (tagsByLabel.get(normalizeName(values.tag)) ?? []);
    const doors =
      (values.building === null
        ? (unitsByName.get(normalizeName(values.unitNumber)) ??
          unitsBySpelling.get(doorNameKey(values.unitNumber)))
        : unitsByDoor.get(unitKey(values))) ?? [];
    return assignedAmong(named, doors) ?? { tag: onlyMatch(named), unit: onlyMatch(doors) };
  };
  const doorOf = new Map<string, string>();
  for (const row of rows) {
    const { tag, unit } = row.ok ? meant(row.values) : {};
    if (tag && unit && !isProblem(tag) && !isProblem(unit) && !doorOf.has(tag.id)) {
      doorOf.set(tag.id, unit.id);
    }
  }

  const planRow = (line: number, values: BinTagRow): RowPlan<BinTagRow> => {
    const { tag, unit } = meant(values);
    if (values.unitNumber === '')
      return isProblem(tag) ? invalid({ tag }) : { verdict: 'unchanged', id: tag.id };
    if (isProblem(tag) || isProblem(unit)) {
      return invalid({ ...(isProblem(tag) && { tag }), ...(isProblem(unit) && { unitNumber: unit }) });
    }
    // A tag out of use keeps its last door, and exports list it there.
    if (tag.status !== 'assigned' && tag.unitId === unit.id) return { verdict: 'unchanged', id: tag.id };
    if (tag.replacedById !== null) return invalid({ tag: { code: 'replaced' } });
    if (tag.status !== 'assigned' && tag.status !== 'unassigned')
      return invalid({ tag: { code: tag.status } });
    const hanging = tagById.get(unit.binTagId ?? '');
    const isTagged = hanging?.status === 'assigned' && hanging.unitId === unit.id;
    const isSwap =
      isTagged &&
      tag.unitId !== null &&
      doorOf.get(tag.id) === unit.id &&
      doorOf.get(hanging.id) === tag.unitId &&
      unitById.get(tag.unitId)?.binTagId === tag.id;
    if (isTagged && hanging.id !== tag.id && !isSwap) {
      return invalid({ unitNumber: { code: 'taken', tag: hanging.label || hanging.id } });
    }
    const claims = [
      { field: 'tag', key: `tag/${tag.id}` },
      { field: 'unitNumber', key: `unit/${unit.id}` },
    ];
    for (const { field, key } of claims) {
      const sameAs = lines.get(key);
      if (sameAs !== undefined) return { verdict: 'duplicate', sameAs, field };
    }
    for (const { key } of claims) lines.set(key, line);
    if (isTagged && hanging.id === tag.id) return { verdict: 'unchanged', id: tag.id };
    const pair = { binTagId: tag.id, unitId: unit.id };
    if (tag.status === 'unassigned') return { verdict: 'new', values: { ...values, pairs: [pair] } };
    const pairs = [
      { ...pair, ...(tag.unitId !== null && { fromUnitId: tag.unitId }) },
      // Each row of a swap has both pairs, since neither can be applied alone.
      ...(isSwap ? [{ binTagId: hanging.id, unitId: tag.unitId, fromUnitId: unit.id }] : []),
    ];
    const from = unitById.get(tag.unitId ?? '');
    return {
      verdict: 'changed',
      id: tag.id,
      values: { ...values, pairs },
      differences: [{ field: 'unitNumber', from: from ? doorName(from) : null, to: doorName(unit) }],
    };
  };

  return rows.map((row): PlannedRow<BinTagRow> => {
    const { line } = row;
    return row.ok
      ? { line, ...planRow(line, row.values) }
      : { line, verdict: 'invalid', problems: row.problems };
  });
}
