import type { OfficePhotoRefusal, PhotoRemovalAsked } from '../../domain/index.ts';
import type { StorageProblem } from '../pictures/storageProblem.ts';

/** A photo as it is stored. */
export interface PreparedPhoto {
  readonly file: Blob;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly sha256: string;
  /** Of its file; never used before. */
  readonly name: string;
}

/** How an upload is watched and ended. */
export interface PhotoUploadOptions {
  readonly signal: AbortSignal;
  /** @param share of the bytes that have arrived, 0 to 1 */
  readonly onProgress: (share: number) => void;
}

/** What came of a photo; `notSaved` when its file is stored, and nobody knows whether the record names it. */
export type AddedPhoto =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: StorageProblem | OfficePhotoRefusal | 'notSaved' };

/** To which record a photo is added, and by which login uid. */
export interface OfficePhotoTarget<Records = PhotoRemovalAsked['records']> {
  readonly customerId: string;
  readonly records: Records;
  readonly recordId: string;
  readonly uid: string;
}
