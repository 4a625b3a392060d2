import type { AddedPhoto, PreparedPhoto } from '../../../data/index.ts';
import type { PhotoFault } from '../../../domain/index.ts';

/** Why a photo could not be stored. */
export type StoreProblem = Extract<AddedPhoto, { ok: false }>['problem'];

/** Where a chosen photo stands. */
export type UploadState =
  | { readonly step: 'waiting' }
  | { readonly step: 'refused'; readonly fault: PhotoFault }
  | { readonly step: 'sending'; readonly share: number }
  /** What was made of the file is kept, so that another try is of the same photo. */
  | { readonly step: 'failed'; readonly problem: StoreProblem; readonly photo: PreparedPhoto };

/** A chosen photo on its way. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly state: UploadState;
}

export type UploadChange =
  | { readonly what: 'chosen'; readonly uploads: readonly Upload[] }
  | { readonly what: 'is'; readonly id: string; readonly state: UploadState }
  | { readonly what: 'gone'; readonly id: string };

/** The photos on their way after a change. One that is gone stays gone. */
export function uploadsAfter(uploads: readonly Upload[], change: UploadChange): readonly Upload[] {
  switch (change.what) {
    case 'chosen':
      return [...uploads, ...change.uploads];
    case 'is':
      return uploads.map((upload) => (upload.id === change.id ? { ...upload, state: change.state } : upload));
    case 'gone':
      return uploads.filter(({ id }) => id !== change.id);
  }
}

/** Whether something is lost when the page is left. */
export const isUnderWay = ({ state }: Upload): boolean =>
  state.step === 'waiting' || state.step === 'sending';
