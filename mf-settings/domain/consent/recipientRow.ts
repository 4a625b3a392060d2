import * as z from 'shared-lib/domain/schema';
import { calendarDate, language, orNull, phone, sentId, text } from 'shared-lib/domain/schema';
import { type Unit, consentSources, maxWording } from 'shared-lib/domain';

/** A file of recipients to import: its size in bytes, and how many rows and columns it may have. */
export const recipientImportLimits = { bytes: 5_000_000, rows: 20_000, columns: 50 } as const;

/** How many rows one call takes: each may write its unit and two lines of the ledger. */
export const maxRecipientsOfCall = 150;

/** A recipient as a row says it; null where the row says nothing. */
export const recipientRowSchema = z.object({
  communityId: sentId,
  building: orNull(text(60)),
  unitNumber: text(60).check(z.minLength(1)),
  residentName: orNull(text(200).check(z.trim(), z.minLength(1))),
  phone,
  language: orNull(language),
  /** Whether they agree to texts, as the row says. */
  consent: orNull(z.boolean()),
  /** The unit at that door, which the dry run finds. */
  unitId: orNull(sentId),
});

export type RecipientRow = z.output<typeof recipientRowSchema>;

/** How those of a file gave their consent; without it, nothing is imported. */
export const consentStatementSchema = z.object({
  source: z.enum(consentSources),
  givenOn: calendarDate,
  wording: text(maxWording).check(z.trim(), z.minLength(10)),
  language,
});

export type ConsentStatement = z.output<typeof consentStatementSchema>;

const importId = text(64).check(z.minLength(8));

/** A part of an import of recipients, as `importRecipients` takes it. */
export const recipientImportSchema = z.object({
  importId,
  statement: consentStatementSchema,
  rows: z.array(recipientRowSchema).check(z.minLength(1), z.maxLength(maxRecipientsOfCall)),
  /** What the dry run said of these rows. */
  expected: z.object({ new: z.int(), changed: z.int() }),
});

export type RecipientImport = z.output<typeof recipientImportSchema>;

/** An import to undo, as `undoRecipientImport` takes it. */
export const recipientImportUndoSchema = z.object({ importId });

/** What an import compares a row with. */
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
