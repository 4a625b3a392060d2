import type { StorageProblem } from 'shared-lib/data/kit';
import type { OfficePhotoRefusal, PhotoRemovalRequest } from 'mf-tracking/domain';

/** A photo ready to store. */
export interface PreparedPhoto {
  readonly file: Blob;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly sha256: string;
  /** The file's name; never used before. */
  readonly name: string;
}

/** Progress and cancellation of an upload. */
export interface PhotoUploadOptions {
  readonly signal: AbortSignal;
  /** @param share of the bytes sent, 0 to 1 */
  readonly onProgress: (share: number) => void;
}

/** The result of adding a photo; `notSaved` if its file is stored, but it is unknown whether the record has it. */
export type AddedPhoto =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: StorageProblem | OfficePhotoRefusal | 'notSaved' };

/** The record to add a photo to, and the login uid that adds it. */
export interface OfficePhotoTarget<Records = PhotoRemovalRequest['records']> {
  readonly customerId: string;
  readonly records: Records;
  readonly recordId: string;
  readonly uid: string;
}
