import * as z from 'shared-lib/domain/schema';
import { calendarDate, language, orNull, idInput, text, fieldLocations } from 'shared-lib/domain/schema';
import { consentSources, maxWordingLength, unitStatuses, revisionSchema, type Unit } from 'shared-lib/domain';
import { maxUnitsOfCall, unitFieldSchemas, unitRowSchema } from './unitRow.ts';

const fields = unitFieldSchemas;

/** A field that an edit may omit or clear. It has no default, because an omitted field must stay as it is. */
const clearable = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

const consentWording = text(maxWordingLength).check(z.trim());

/** A unit's editable fields; omitted ones stay. */
const editedFields = {
  building: clearable(fields.building),
  floor: clearable(fields.floor),
  unitNumber: z.optional(fields.unitNumber),
  residentName: clearable(fields.residentName),
  email: clearable(fields.email),
  phone: clearable(fields.phone),
  language: z.optional(fields.language),
  status: z.optional(fields.status),
  moveInDate: clearable(fields.moveInDate),
  serviceNotes: clearable(fields.serviceNotes),
  /**
   * Whether the resident agrees to text messages; the function records when and by whom in the consent
   * ledger.
   */
  smsOptIn: z.optional(z.boolean()),
  /** How they agreed; required if they have not agreed before, at that number. */
  consentSource: z.optional(z.nullable(z.enum(consentSources))),
  /** The terms they saw or heard. */
  consentWording: z.optional(z.nullable(consentWording)),
};

/** An edit of one unit. */
export const unitEditSchema = z.object({
  unitId: idInput,
  /** Absent if the last save wins. */
  seen: z.optional(revisionSchema),
  ...editedFields,
});

export type UnitEdit = z.output<typeof unitEditSchema>;

/** Edits of units of one community, all or none: the payload of `editUnits`. */
export const unitEditsSchema = z.object({
  communityId: idInput,
  edits: z.array(unitEditSchema).check(z.minLength(1), z.maxLength(maxUnitsOfCall)),
});

const someUnits = z.array(idInput).check(z.minLength(1), z.maxLength(maxUnitsOfCall));

/** Parses a moment that a timestamp can hold, in epoch milliseconds; null for none. */
const momentMillis = z.nullable(z.int().check(z.gte(0), z.lt(Date.UTC(10_000, 0))));

/** A resident's data, so that moving out can be undone. */
const residentSchema = z.object({
  unitId: idInput,
  residentName: orNull(text(500)),
  email: orNull(text(500)),
  phone: orNull(fields.phone),
  language,
  status: z.enum(unitStatuses),
  moveInDate: orNull(calendarDate),
  smsOptIn: z.boolean(),
  smsOptInAt: momentMillis,
  smsOptInSource: orNull(text(500)),
  smsOptOutAt: momentMillis,
});

export type Resident = z.output<typeof residentSchema>;

/** The data about a unit's resident. */
export const residentOf = (unit: Unit): Resident => ({
  unitId: unit.id,
  residentName: unit.residentName,
  email: unit.email,
  phone: unit.phone,
  language: unit.language,
  status: unit.status,
  moveInDate: unit.moveInDate,
  smsOptIn: unit.smsOptIn,
  smsOptInAt: unit.smsOptInAt,
  smsOptInSource: unit.smsOptInSource,
  smsOptOutAt: unit.smsOptOutAt,
});

/** How long moving out can be undone, in milliseconds. */
export const moveBackWithin = 24 * 3_600_000;

/** Residents who move out, or whose move-out is undone: the payload of `moveResidents`. */
export const residentMoveSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('out'), communityId: idInput, unitIds: someUnits, on: calendarDate }),
  z.object({
    act: z.literal('back'),
    communityId: idInput,
    residents: z.array(residentSchema).check(z.minLength(1), z.maxLength(maxUnitsOfCall)),
  }),
]);

export type ResidentMove = z.output<typeof residentMoveSchema>;

/** Units to delete: the payload of `deleteUnits`. */
export const unitDeletionSchema = z.object({ communityId: idInput, unitIds: someUnits });

/** An import to undo: the payload of `undoUnitImport`. */
export const unitImportUndoSchema = z.object({
  communityId: idInput,
  importId: text(64).check(z.minLength(8)),
});

/** How someone agreed to texts, if the form states that they did. */
const consentGiven = {
  consentSource: orNull(z.enum(consentSources)),
  consentWording: orNull(consentWording),
};

/** The fields of one unit's form. */
export const unitFormSchema = z.extend(unitRowSchema, {
  language,
  status: z.enum(unitStatuses),
  smsOptIn: z.boolean(),
  ...consentGiven,
});

/** The fields of the form for several units: null keeps a field. */
export const severalUnitsSchema = z
  .pick(unitRowSchema, { building: true, floor: true, language: true, status: true })
  .check(
    z.refine((values) => Object.values(values).some((value) => value !== null), {
      path: ['status'],
      error: 'nothingChosen',
      when: fieldLocations,
    }),
  );

/** The fields of the move-in form. */
export const moveInSchema = z.extend(
  z.pick(unitRowSchema, { residentName: true, email: true, phone: true }),
  { language, moveInDate: calendarDate, smsOptIn: z.boolean(), ...consentGiven },
);

/** The fields of the move-out form. */
export const moveOutSchema = z.object({ on: calendarDate });
