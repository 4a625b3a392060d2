import * as z from 'shared-lib/domain/schema';
import { orNull, fieldLocations } from 'shared-lib/domain/schema';
import { unitPatterns } from 'shared-lib/domain';
import { doorText } from './unitRow.ts';

/** Maximum number of units that one range adds. */
export const maxRangeUnits = 2000;

const bound = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

interface Span {
  readonly floorFrom?: unknown;
  readonly floorTo?: unknown;
  readonly doorFrom?: unknown;
  readonly doorTo?: unknown;
}

const spanOf = (from: unknown, to: unknown) => Number(to) - Number(from) + 1;
const areNumbers = (...values: unknown[]) => values.every((value) => typeof value === 'number');

/** A range of units: every door of every floor of a building. */
export const unitRangeSchema = z
  .object({
    building: orNull(doorText),
    floorFrom: bound(0, 200),
    floorTo: bound(0, 200),
    doorFrom: bound(0, 9999),
    doorTo: bound(0, 9999),
    /** How many digits a door has at least: with two, the first is 01. */
    digits: bound(1, 4),
    pattern: z.enum(unitPatterns),
  })
  .check(
    z.refine<Span>(
      ({ floorFrom, floorTo }) => !areNumbers(floorFrom, floorTo) || spanOf(floorFrom, floorTo) > 0,
      {
        path: ['floorTo'],
        error: 'beforeFirst',
        when: fieldLocations,
      },
    ),
    z.refine<Span>(({ doorFrom, doorTo }) => !areNumbers(doorFrom, doorTo) || spanOf(doorFrom, doorTo) > 0, {
      path: ['doorTo'],
      error: 'beforeFirst',
      when: fieldLocations,
    }),
    z.refine<Span>(
      ({ floorFrom, floorTo, doorFrom, doorTo }) =>
        !areNumbers(floorFrom, floorTo, doorFrom, doorTo) ||
        spanOf(floorFrom, floorTo) * spanOf(doorFrom, doorTo) <= maxRangeUnits,
      { path: ['doorTo'], error: 'rangeTooLong', when: fieldLocations },
    ),
  );

export type UnitRange = z.output<typeof unitRangeSchema>;
