import * as z from 'shared-lib/domain/schema';
import { sentId } from 'shared-lib/domain/schema';

/** The records to which the office adds photos. To a service log it adds one with a correction. */
export const photoRecords = ['shiftReports', 'violations'] as const;

export type PhotoRecords = (typeof photoRecords)[number];

/**
 * The name of an office photo's file: random, so it is never reused and never matches a field photo, whose names are
 * numbers.
 */
const fileName = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$/));

/** A file stored by the office: its name in the record's folder, and the SHA-256 of the bytes sent, in hexadecimal. */
export const sentPhotoSchema = z.object({
  name: fileName,
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

export type SentPhoto = z.output<typeof sentPhotoSchema>;

/** The office's request to add a photo to a record, once its file is stored. */
export const officePhotoSchema = z.extend(sentPhotoSchema, {
  records: z.enum(photoRecords),
  recordId: sentId,
});

export type OfficePhotoRequest = z.output<typeof officePhotoSchema>;

/** The office's request to remove its photo from a record. */
export const photoRemovalSchema = z.object({
  records: z.enum([...photoRecords, 'serviceLogs']),
  recordId: sentId,
  name: fileName,
});

export type PhotoRemovalRequest = z.output<typeof photoRemovalSchema>;

/**
 * Why a photo isn't added: its record was deleted, the record has its maximum of photos, or the stored file isn't the
 * one sent.
 */
export const officePhotoRefusals = ['gone', 'full', 'notTheFile'] as const;

export type OfficePhotoRefusal = (typeof officePhotoRefusals)[number];

/** The facts about a stored file. */
export interface StoredFile {
  readonly sha256: string;
  readonly contentType: string;
}
