import {
  buildingWords,
  doorName,
  doorNameKey,
  normalizeName,
  unitKey,
  unitWords,
  type ReadRow,
} from 'shared-lib/domain';
import type { ComparedUnit, UnitRow } from './unitRow.ts';

type Door = Pick<ComparedUnit, 'building' | 'unitNumber'>;

/** A combined name, with a word for the building or the unit: `Bldg A, Unit 101`. */
const combined = new RegExp(String.raw`^(?:(?:${buildingWords.join('|')})\b[.:]?\s*)?(.+)$`, 'iu');

/** The separator between the building and the number, and a word before the number. */
const between = new RegExp(
  String.raw`^\s*[\s\-\u2010-\u2015/\\_.,:;#|]\s*(?:(?:${unitWords.join('|')})\b[.:]?\s*|#\s*)?(?=\S)`,
  'iu',
);

/** The number in a combined name that starts with a building's; null for other names. */
const numberIn = (building: string, name: string): string | null => {
  const whole = combined.exec(name.trim())?.[1] ?? name;
  if (normalizeName(whole.slice(0, building.length)) !== normalizeName(building)) return null;
  const rest = whole.slice(building.length);
  return between.test(rest) ? rest.replace(between, '').trim() : null;
};

/** Splits one name according to a community's doors; null if they don't show how. */
function doorIn(units: readonly Door[]) {
  const known = new Set(units.map(unitKey));
  const nameAll = (keyOf: (name: string) => string) => {
    const all = new Map<string, Door | null>();
    for (const unit of units) {
      const name = keyOf(doorName(unit));
      all.set(name, all.has(name) ? null : unit);
    }
    return all;
  };
  const named = nameAll(normalizeName);
  const spelled = nameAll(doorNameKey);
  const whole = units.flatMap(({ building, unitNumber }) => (building === null ? unitNumber : []));
  const buildings = [...new Set(units.flatMap(({ building }) => building ?? []))]
    // If the community uses `A-101` as a number, another `A-` is one too.
    .filter((building) => !whole.some((name) => numberIn(building, name) !== null))
    // With buildings `East` and `East-1`, `East-1-2` belongs to the second.
    .toSorted((one, other) => other.length - one.length);
  return (name: string): Door | null => {
    if (known.has(unitKey({ unitNumber: name }))) return null;
    const unit = named.get(normalizeName(name));
    if (unit !== undefined) return unit;
    const respelled = spelled.get(doorNameKey(name));
    if (respelled) return respelled;
    for (const building of buildings) {
      const unitNumber = numberIn(building, name);
      if (unitNumber !== null) return { building, unitNumber };
    }
    return null;
  };
}

/**
 * Splits names from a file's single cell, such as `A-101` or `A/101`, the way the community's own units are. The result
 * is the building and number of the unit with this name, otherwise an existing building and a new number in
 * it.
 */
export function splitDoors(
  rows: readonly ReadRow<UnitRow>[],
  units: readonly Door[],
): readonly ReadRow<UnitRow>[] {
  const split = doorIn(units);
  return rows.map((row) => {
    const door = row.ok && row.values.building === null ? split(row.values.unitNumber) : null;
    if (!row.ok || door === null) return row;
    const { building, unitNumber } = door;
    return { ...row, values: { ...row.values, building, unitNumber } };
  });
}

/**
 * A community's stated number of units after some were added or deleted. It follows the units that are set
 * up, unless a larger number was entered: that stays, since the rest is still to be set up.
 * @param stated the current number
 * @param before how many were set up before
 * @param after how many are set up afterward
 */
export const totalUnitsAfter = (stated: number, before: number, after: number): number =>
  stated === before || after > stated ? after : stated;
