import * as z from 'shared-lib/domain/schema';
import { calendarDate, language, orNull, phone, idInput, text } from 'shared-lib/domain/schema';
import { type Unit, consentSources, maxWordingLength } from 'shared-lib/domain';

/** Limits of a recipient import: bytes, rows and columns. */
export const recipientImportLimits = { bytes: 5_000_000, rows: 20_000, columns: 50 } as const;

/** Maximum number of rows per call: each may write its unit and two ledger entries. */
export const maxRecipientsOfCall = 150;

/** A recipient from a row; null for values that the row doesn't have. */
export const recipientRowSchema = z.object({
  communityId: idInput,
  building: orNull(text(60)),
  unitNumber: text(60).check(z.minLength(1)),
  residentName: orNull(text(200).check(z.trim(), z.minLength(1))),
  phone,
  language: orNull(language),
  /** Whether they agree to texts, according to the row. */
  consent: orNull(z.boolean()),
  /** The unit at that door, found by the dry run. */
  unitId: orNull(idInput),
});

export type RecipientRow = z.output<typeof recipientRowSchema>;

/** How the file's residents gave their consent; required for an import. */
export const consentStatementSchema = z.object({
  source: z.enum(consentSources),
  givenOn: calendarDate,
  wording: text(maxWordingLength).check(z.trim(), z.minLength(10)),
  language,
});

export type ConsentStatement = z.output<typeof consentStatementSchema>;

const importId = text(64).check(z.minLength(8));

/** Part of a recipient import: the payload of `importRecipients`. */
export const recipientImportSchema = z.object({
  importId,
  statement: consentStatementSchema,
  rows: z.array(recipientRowSchema).check(z.minLength(1), z.maxLength(maxRecipientsOfCall)),
  /** The dry run's result for these rows. */
  expected: z.object({ new: z.int(), changed: z.int() }),
});

export type RecipientImport = z.output<typeof recipientImportSchema>;

/** An import to undo: the payload of `undoRecipientImport`. */
export const recipientImportUndoSchema = z.object({ importId });

/** The fields that an import compares a row with. */
export type ComparedRecipient = Pick<
  Unit,
  | 'id'
  | 'communityId'
  | 'building'
  | 'unitNumber'
  | 'status'
  | 'residentName'
  | 'phone'
  | 'language'
  | 'smsOptIn'
  | 'smsOptInAt'
  | 'smsOptInSource'
  | 'smsOptOutAt'
>;
