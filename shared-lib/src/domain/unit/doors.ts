import type { Unit } from './unit.ts';

type Door = Pick<Unit, 'building' | 'unitNumber'>;

/** A unit's name on labels, in lists and in files: `A-101`, or only the number without a building. */
export const doorName = ({ building, unitNumber }: Door): string =>
  building ? `${building}-${unitNumber}` : unitNumber;

/** Natural order: `9` before `10`, `a` next to `A`. */
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** In walking order: by building, floor and number; units without building or floor come first. */
export const byDoor = (one: Door & Pick<Unit, 'floor'>, other: Door & Pick<Unit, 'floor'>): number =>
  compare(one.building ?? '', other.building ?? '') ||
  compare(one.floor ?? '', other.floor ?? '') ||
  compare(one.unitNumber, other.unitNumber);
