import * as z from 'zod/mini';
import { sentId } from '../base/fields.ts';
import type { Photo } from '../photo/index.ts';
import { maxOfficePhotos, type ShiftReport } from './shiftReport.ts';

/** The name of a photo's file: a random one, so that none is ever used twice. */
const fileName = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$/));

/** What the office says of a photo that it adds to a shift report, once its file is stored. */
export const reportPhotoSchema = z.object({
  reportId: sentId,
  /** Of the file, in the report's own folder. */
  name: fileName,
  /** SHA-256 of the bytes that were sent, in hexadecimal. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

export type ReportPhotoAsked = z.output<typeof reportPhotoSchema>;

/** Why a photo is not added: its report is gone, it has as many as it may have, or what is stored is not what was sent. */
export const reportPhotoRefusals = ['gone', 'full', 'notTheFile'] as const;

export type ReportPhotoRefusal = (typeof reportPhotoRefusals)[number];

/** What is known of a stored file. */
export interface StoredFile {
  readonly sha256: string;
  readonly contentType: string;
}

/** What adding a photo comes to: the report's photos with it, or null where it is there already. */
export type ReportPhotoPlan =
  | { readonly ok: false; readonly code: ReportPhotoRefusal }
  | { readonly ok: true; readonly photos: readonly Photo[] | null };

const refused = (code: ReportPhotoRefusal): ReportPhotoPlan => ({ ok: false, code });

/**
 * What adding a photo of the office to a report comes to. It may be asked for again.
 * @param report as it is; null when it is gone
 * @param stored the file as it lies in the storage; null when there is none
 */
export const planReportPhoto = (
  report: Pick<ShiftReport, 'officePhotos'> | null,
  photo: Photo,
  stored: StoredFile | null,
): ReportPhotoPlan => {
  if (report === null) return refused('gone');
  if (stored?.sha256 !== photo.sha256 || stored?.contentType !== 'image/jpeg') return refused('notTheFile');
  if (report.officePhotos.some(({ path }) => path === photo.path)) return { ok: true, photos: null };
  if (report.officePhotos.length >= maxOfficePhotos) return refused('full');
  return { ok: true, photos: [...report.officePhotos, photo] };
};
