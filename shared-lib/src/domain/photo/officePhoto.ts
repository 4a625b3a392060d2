import * as z from 'zod/mini';
import { sentId } from '../base/fields.ts';

/** The records to which the office adds photos. To a service log it adds one by a correction. */
export const photoRecords = ['shiftReports', 'violations'] as const;

export type PhotoRecords = (typeof photoRecords)[number];

/** The name of a photo's file: a random one, so that none is ever used twice, and none is one of the field, whose names are numbers. */
const fileName = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$/));

/** A file that the office has stored: its name in the record's folder, and the SHA-256 of what was sent, in hexadecimal. */
export const sentPhotoSchema = z.object({
  name: fileName,
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

export type SentPhoto = z.output<typeof sentPhotoSchema>;

/** What the office says of a photo that it adds to a record, once its file is stored. */
export const officePhotoSchema = z.extend(sentPhotoSchema, {
  records: z.enum(photoRecords),
  recordId: sentId,
});

export type OfficePhotoAsked = z.output<typeof officePhotoSchema>;

/** Which photo of the office is to be removed from its record. */
export const photoRemovalSchema = z.object({
  records: z.enum([...photoRecords, 'serviceLogs']),
  recordId: sentId,
  name: fileName,
});

export type PhotoRemovalAsked = z.output<typeof photoRemovalSchema>;

/** Why a photo is not added: its record is gone, it has as many as it may have, or what is stored is not what was sent. */
export const officePhotoRefusals = ['gone', 'full', 'notTheFile'] as const;

export type OfficePhotoRefusal = (typeof officePhotoRefusals)[number];

/** What is known of a stored file. */
export interface StoredFile {
  readonly sha256: string;
  readonly contentType: string;
}
