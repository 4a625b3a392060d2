import * as z from 'zod/mini';
import { unitPatterns, unitsOfRange, type RangeUnit } from './unitNumbers.ts';

const bound = (max: number) => z.int().check(z.gte(1), z.lte(max));

/** Maximum number of units a layout describes. */
export const maxLayoutUnits = 2000;

/**
 * A new owner's description of a community's doors: how many there are, how they are distributed, how they are
 * numbered.
 */
export const unitLayoutSchema = z.object({
  units: bound(maxLayoutUnits),
  /** At most as many as there are letters to name them. */
  buildings: bound(26),
  /** In each building. */
  floors: bound(60),
  pattern: z.enum(unitPatterns),
});

export type UnitLayout = z.output<typeof unitLayoutSchema>;

const letterOf = (index: number) => String.fromCharCode(65 + index);

/**
 * The units of a layout, spread evenly over its floors, in walking order. Buildings are named A, B, C; a single one has
 * no name. Floors count from 1.
 * @returns exactly as many as there are; the last floors have fewer, or none, if the units don't divide evenly
 */
export function unitsOfLayout({ units, buildings, floors, pattern }: UnitLayout): RangeUnit[] {
  const perFloor = Math.ceil(units / (buildings * floors));
  const highest = pattern === 'door' ? perFloor * floors : perFloor;
  const span = {
    floorFrom: 1,
    floorTo: floors,
    doorFrom: 1,
    doorTo: perFloor,
    digits: Math.max(2, String(highest).length),
    pattern,
  };
  return Array.from({ length: buildings }, (_, index) => (buildings === 1 ? null : letterOf(index)))
    .flatMap((building) => unitsOfRange({ ...span, building }))
    .slice(0, units);
}
