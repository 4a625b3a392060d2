import * as z from 'shared-lib/domain/schema';
import {
  calendarDate,
  fieldLocations,
  language,
  orNull,
  phone,
  idInput,
  text,
} from 'shared-lib/domain/schema';
import { differingFields, unitKey, unitPatterns, unitStatuses, type Unit } from 'shared-lib/domain';
import type { ImportRules } from '../importing/planImport.ts';

/** A building, a floor or a number as written on a door. */
export const doorText = text(60).check(z.trim());

const filled = doorText.check(z.minLength(1));
const notEmpty = (max: number) => text(max).check(z.trim(), z.minLength(1));

/** Validation of a unit's fields when they aren't empty. */
export const unitFieldSchemas = {
  building: filled,
  floor: filled,
  unitNumber: filled,
  residentName: notEmpty(200),
  email: z.email().check(z.maxLength(320)),
  phone,
  language,
  status: z.enum(unitStatuses),
  moveInDate: calendarDate,
  serviceNotes: notEmpty(2000),
};

const fields = unitFieldSchemas;

/** The unit fields that forms and imports may set. Consent isn't one of them: a list can't opt anyone in. */
export const unitRowSchema = z.object({
  building: orNull(fields.building),
  floor: orNull(fields.floor),
  unitNumber: fields.unitNumber,
  residentName: orNull(fields.residentName),
  email: orNull(fields.email),
  phone: orNull(fields.phone),
  language: orNull(fields.language),
  status: orNull(fields.status),
  moveInDate: orNull(fields.moveInDate),
  serviceNotes: orNull(fields.serviceNotes),
});

/** A unit as in a row; null for empty cells. */
export type UnitRow = z.output<typeof unitRowSchema>;

/** A row with only the door. */
export const rowAt = (door: Pick<UnitRow, 'building' | 'floor' | 'unitNumber'>): UnitRow => ({
  ...door,
  residentName: null,
  email: null,
  phone: null,
  language: null,
  status: null,
  moveInDate: null,
  serviceNotes: null,
});

/** The fields of a row. */
export const unitRowFields = Object.keys(unitRowSchema.shape) as (keyof UnitRow)[];

/** Limits of a unit import file. */
export const unitImportLimits = { bytes: 5_000_000, rows: 20_000, columns: 50 } as const;

/** Maximum number of units one call writes: with a consent ledger entry for each, they still fit into one batch. */
export const maxUnitsOfCall = 250;

/** How many units a community may have. */
export const maxUnitsOfCommunity = 20_000;

/** The data that an import compares a row with. */
export type ComparedUnit = Pick<Unit, 'id' | keyof UnitRow>;

/** How rows are matched with units: by door, ignoring case. */
export const unitImportRules: ImportRules<UnitRow, ComparedUnit> = {
  keyOf: unitKey,
  keyOfExisting: unitKey,
  differences: differingFields,
};

/** A part of a unit import: the payload of `importUnits`. */
export const unitImportSchema = z.object({
  communityId: idInput,
  importId: text(64).check(z.minLength(8)),
  rows: z.array(unitRowSchema).check(z.minLength(1), z.maxLength(maxUnitsOfCall)),
  /** The dry run's result for these rows. */
  expected: z.object({ new: z.int(), changed: z.int() }),
});

export type UnitImport = z.output<typeof unitImportSchema>;

/** Maximum number of units that one range adds. */
const maxRangeUnits = 2000;

const bound = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

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
    /** Minimum number of digits in a door: with two, the first is 01. */
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
