import type { Unit } from './unit.ts';

type Door = Pick<Unit, 'building' | 'unitNumber'>;

/** What a unit is called, on labels, in lists and in files: `A-101`, or the number alone where there is no building. */
export const doorName = ({ building, unitNumber }: Door): string =>
  building ? `${building}-${unitNumber}` : unitNumber;

/** As people count: `9` before `10`, `a` beside `A`. */
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** In the order in which one walks: by building, floor and number; what has no building or floor comes first. */
export const byDoor = (one: Door & Pick<Unit, 'floor'>, other: Door & Pick<Unit, 'floor'>): number =>
  compare(one.building ?? '', other.building ?? '') ||
  compare(one.floor ?? '', other.floor ?? '') ||
  compare(one.unitNumber, other.unitNumber);
