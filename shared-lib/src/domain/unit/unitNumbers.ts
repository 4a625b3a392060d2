/** How a range's numbers are formed from floor and door. */
export const unitPatterns = ['floorDoor', 'buildingFloorDoor', 'floorDashDoor', 'door'] as const;

export type UnitPattern = (typeof unitPatterns)[number];

/** Every door of every floor of a building. */
export interface UnitSpan {
  /** Null for a community without named buildings. */
  readonly building: string | null;
  readonly floorFrom: number;
  readonly floorTo: number;
  readonly doorFrom: number;
  readonly doorTo: number;
  /** Minimum number of digits in a door number: with two, the first is 01. */
  readonly digits: number;
  readonly pattern: UnitPattern;
}

const numberOf: Readonly<Record<UnitPattern, (building: string, floor: string, door: string) => string>> = {
  floorDoor: (_, floor, door) => `${floor}${door}`,
  buildingFloorDoor: (building, floor, door) => `${building}${floor}${door}`,
  floorDashDoor: (_, floor, door) => `${floor}-${door}`,
  door: (_building, _floor, door) => door,
};

/** A unit in a range. */
export interface RangeUnit {
  readonly building: string | null;
  readonly floor: string;
  readonly unitNumber: string;
}

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * The units of a range, floor by floor. A pattern without the floor continues counting across floors, so that
 * no number appears twice.
 */
export function unitsOfRange({
  building,
  floorFrom,
  floorTo,
  doorFrom,
  doorTo,
  digits,
  pattern,
}: UnitSpan): RangeUnit[] {
  const doors = upTo(doorFrom, doorTo);
  return upTo(floorFrom, floorTo).flatMap((floor, storey) =>
    doors.map((door): RangeUnit => {
      const counted = pattern === 'door' ? door + storey * doors.length : door;
      const label = String(counted).padStart(digits, '0');
      return {
        building,
        floor: String(floor),
        unitNumber: numberOf[pattern](building ?? '', String(floor), label),
      };
    }),
  );
}
