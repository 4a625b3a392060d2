import { doorName, doorNameKey } from 'shared-lib/domain';

/** A door that a typed name fits. */
export interface FoundDoor {
  readonly id: string;
  readonly name: string;
}

/** Maximum number of doors offered for one typed number: one in each building. */
export const maxFoundDoors = 50;

/**
 * The doors that a typed name fits: those with that full name, however it is spelled (`a-204`, `A/204`), or else
 * those with that number in any building.
 * @param units all of a community's
 */
export const findDoors = (
  units: readonly { readonly id: string; readonly building: string | null; readonly unitNumber: string }[],
  typed: string,
): readonly FoundDoor[] => {
  const wanted = doorNameKey(typed);
  if (wanted === '') return [];
  const found = (fits: (unit: (typeof units)[number]) => boolean): FoundDoor[] =>
    units
      .filter(fits)
      .slice(0, maxFoundDoors)
      .map((unit) => ({ id: unit.id, name: doorName(unit) }));
  const named = found((unit) => doorNameKey(doorName(unit)) === wanted);
  return named.length > 0 ? named : found(({ unitNumber }) => doorNameKey(unitNumber) === wanted);
};
