import type { PhotoFault } from 'shared-lib/domain';
import type { AddedPhoto, PreparedPhoto } from '../../data/photoUpload.ts';

/** Why a photo couldn't be stored. */
export type StoreProblem = Extract<AddedPhoto, { ok: false }>['problem'];

/** A photo's upload status. */
export type UploadState =
  | { readonly step: 'waiting' }
  | { readonly step: 'refused'; readonly fault: PhotoFault }
  | { readonly step: 'sending'; readonly share: number }
  /** The prepared photo is kept, so a retry uploads the same one. */
  | { readonly step: 'failed'; readonly problem: StoreProblem; readonly photo: PreparedPhoto };

/** A photo being uploaded. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly state: UploadState;
}

export type UploadChange =
  | { readonly what: 'chosen'; readonly uploads: readonly Upload[] }
  | { readonly what: 'is'; readonly id: string; readonly state: UploadState }
  | { readonly what: 'gone'; readonly id: string };

/** The uploads after a change. A removed one stays removed. */
export function uploadsReducer(uploads: readonly Upload[], change: UploadChange): readonly Upload[] {
  switch (change.what) {
    case 'chosen':
      return [...uploads, ...change.uploads];
    case 'is':
      return uploads.map((upload) => (upload.id === change.id ? { ...upload, state: change.state } : upload));
    case 'gone':
      return uploads.filter(({ id }) => id !== change.id);
  }
}

/** Whether leaving the page would lose it. */
export const isUploading = ({ state }: Upload): boolean =>
  state.step === 'waiting' || state.step === 'sending';
