import { normalizeName, type ReadRow, doorName, unitKey } from 'shared-lib/domain';
import type { ComparedUnit, UnitRow } from './unitRow.ts';

type Door = Pick<ComparedUnit, 'building' | 'unitNumber'>;

/** Whether a name starts with a building's, as combined by `doorName`. */
const isIn = (building: string, name: string) =>
  name.charAt(building.length) === '-' &&
  name.length > building.length + 1 &&
  normalizeName(name.slice(0, building.length)) === normalizeName(building);

/** Splits one name according to a community's doors; null if they don't show how. */
function doorIn(units: readonly Door[]) {
  const known = new Set(units.map(unitKey));
  const named = new Map<string, Door | null>();
  for (const unit of units) {
    const name = normalizeName(doorName(unit));
    named.set(name, named.has(name) ? null : unit);
  }
  const whole = units.flatMap(({ building, unitNumber }) => (building === null ? unitNumber : []));
  const buildings = [...new Set(units.flatMap(({ building }) => building ?? []))]
    // If the community uses `A-101` as a number, another `A-` is one too.
    .filter((building) => !whole.some((name) => isIn(building, name)))
    // With buildings `East` and `East-1`, `East-1-2` belongs to the second.
    .toSorted((one, other) => other.length - one.length);
  return (name: string): Door | null => {
    if (known.has(unitKey({ unitNumber: name }))) return null;
    const unit = named.get(normalizeName(name));
    if (unit !== undefined) return unit;
    const building = buildings.find((start) => isIn(start, name));
    return building === undefined ? null : { building, unitNumber: name.slice(building.length + 1).trim() };
  };
}

/**
 * Splits names from a file's single cell, such as `A-101`, the way the community's own units are. The result
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
