import * as z from 'shared-lib/domain/schema';
import { calendarDate, language, orNull, sentId, text, whereFieldsAre } from 'shared-lib/domain/schema';
import { consentSources, maxWording, unitStatuses, revisionSchema, type Unit } from 'shared-lib/domain';
import { maxUnitsOfCall, unitFieldSchemas, unitRowSchema } from './unitRow.ts';

const said = unitFieldSchemas;

/** A field that an edit may leave out, or clear. Without a default: what is left out has to stay as it is. */
const clearable = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

const consentWording = text(maxWording).check(z.trim());

/** What an edit may say of a unit; what it doesn't name stays. */
const editedFields = {
  building: clearable(said.building),
  floor: clearable(said.floor),
  unitNumber: z.optional(said.unitNumber),
  residentName: clearable(said.residentName),
  email: clearable(said.email),
  phone: clearable(said.phone),
  language: z.optional(said.language),
  status: z.optional(said.status),
  moveInDate: clearable(said.moveInDate),
  serviceNotes: clearable(said.serviceNotes),
  /** Whether the resident agrees to text messages; the function notes when in the ledger of consent, and who said so. */
  smsOptIn: z.optional(z.boolean()),
  /** How they agreed; needed where they have not before, at that number. */
  consentSource: z.optional(z.nullable(z.enum(consentSources))),
  /** What they were shown or told then. */
  consentWording: z.optional(z.nullable(consentWording)),
};

/** An edit of one unit. */
export const unitEditSchema = z.object({
  unitId: sentId,
  /** Absent where the last to save counts. */
  seen: z.optional(revisionSchema),
  ...editedFields,
});

export type UnitEdit = z.output<typeof unitEditSchema>;

/** Edits of units of one community, as `editUnits` takes them: all or none. */
export const unitEditsSchema = z.object({
  communityId: sentId,
  edits: z.array(unitEditSchema).check(z.minLength(1), z.maxLength(maxUnitsOfCall)),
});

const someUnits = z.array(sentId).check(z.minLength(1), z.maxLength(maxUnitsOfCall));

/** Epoch milliseconds of a moment that a timestamp can hold; null for none. */
const momentMillis = z.nullable(z.int().check(z.gte(0), z.lt(Date.UTC(10_000, 0))));

/** What is known of a resident, so that moving out can be taken back. */
const residentSchema = z.object({
  unitId: sentId,
  residentName: orNull(text(500)),
  email: orNull(text(500)),
  phone: orNull(said.phone),
  language,
  status: z.enum(unitStatuses),
  moveInDate: orNull(calendarDate),
  smsOptIn: z.boolean(),
  smsOptInAt: momentMillis,
  smsOptInSource: orNull(text(500)),
  smsOptOutAt: momentMillis,
});

export type Resident = z.output<typeof residentSchema>;

/** What is known of the resident of a unit. */
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

/** Milliseconds for which moving out can be taken back. */
export const moveBackWithin = 24 * 3_600_000;

/** Who leaves, or who has not left after all, as `moveResidents` takes it. */
export const residentMoveSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('out'), communityId: sentId, unitIds: someUnits, on: calendarDate }),
  z.object({
    act: z.literal('back'),
    communityId: sentId,
    residents: z.array(residentSchema).check(z.minLength(1), z.maxLength(maxUnitsOfCall)),
  }),
]);

export type ResidentMove = z.output<typeof residentMoveSchema>;

/** Units to delete, as `deleteUnits` takes them. */
export const unitDeletionSchema = z.object({ communityId: sentId, unitIds: someUnits });

/** An import to undo, as `undoUnitImport` takes it. */
export const unitImportUndoSchema = z.object({
  communityId: sentId,
  importId: text(64).check(z.minLength(8)),
});

/** How somebody agreed to texts, where a form says that they did. */
const consentGiven = {
  consentSource: orNull(z.enum(consentSources)),
  consentWording: orNull(consentWording),
};

/** What the form of one unit asks. */
export const unitFormSchema = z.extend(unitRowSchema, {
  language,
  status: z.enum(unitStatuses),
  smsOptIn: z.boolean(),
  ...consentGiven,
});

/** What the form of several units asks: null leaves a field as it is. */
export const severalUnitsSchema = z
  .pick(unitRowSchema, { building: true, floor: true, language: true, status: true })
  .check(
    z.refine((values) => Object.values(values).some((value) => value !== null), {
      path: ['status'],
      error: 'nothingChosen',
      when: whereFieldsAre,
    }),
  );

/** What the form of who moves in asks. */
export const moveInSchema = z.extend(
  z.pick(unitRowSchema, { residentName: true, email: true, phone: true }),
  { language, moveInDate: calendarDate, smsOptIn: z.boolean(), ...consentGiven },
);

/** What the form of who moves out asks. */
export const moveOutSchema = z.object({ on: calendarDate });
