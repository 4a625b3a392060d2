import { useEffect, useState } from 'react';
import { fetchStorageFile, type StorageFileResult } from '../../data/pictures/fetchStorageFile.ts';
import type { StorageProblem } from '../../data/pictures/storageProblem.ts';

/** A photo's file with an object URL, or why it couldn't be loaded. */
export type PhotoFile =
  | { readonly ok: true; readonly file: Blob; readonly url: string }
  | Extract<StorageFileResult, { readonly ok: false }>;

/** A photo in use; release it exactly once. */
export interface HeldPhoto {
  readonly file: Promise<PhotoFile>;
  readonly letGo: () => void;
}

interface Kept {
  readonly file: Promise<PhotoFile>;
  holders: number;
}

interface Means {
  readonly bring: (path: string) => Promise<StorageFileResult>;
  readonly addressOf: (file: Blob) => string;
  readonly revoke: (url: string) => void;
  /** How many unused photos to keep for reuse. */
  readonly spare: number;
}

/**
 * A cache of photo files by path. Each is loaded once, for thumbnail and large view, because files are
 * immutable. Failed ones are retried on the next request.
 */
export class PhotoFiles {
  readonly #means: Means;
  /** Least recently used first. */
  readonly #kept = new Map<string, Kept>();

  constructor(means: Means) {
    this.#means = means;
  }

  hold(path: string): HeldPhoto {
    const kept = this.#kept.get(path) ?? { file: this.#bring(path), holders: 0 };
    this.#kept.delete(path);
    this.#kept.set(path, kept);
    kept.holders += 1;
    let isHeld = true;
    return {
      file: kept.file,
      letGo: () => {
        if (!isHeld) return;
        isHeld = false;
        kept.holders -= 1;
        this.#dropSpare();
      },
    };
  }

  async #bring(path: string): Promise<PhotoFile> {
    const loaded = await this.#means.bring(path);
    if (loaded.ok) return { ...loaded, url: this.#means.addressOf(loaded.file) };
    this.#kept.delete(path);
    return loaded;
  }

  #dropSpare(): void {
    const unused = [...this.#kept].filter(([, { holders }]) => holders === 0);
    for (const [path, { file }] of unused.slice(0, Math.max(0, unused.length - this.#means.spare))) {
      this.#kept.delete(path);
      void file.then((found) => found.ok && this.#means.revoke(found.url));
    }
  }
}

const photoFiles = new PhotoFiles({
  bring: fetchStorageFile,
  addressOf: (file) => URL.createObjectURL(file),
  revoke: (url) => URL.revokeObjectURL(url),
  spare: 40,
});

/**
 * Loads a photo's file.
 * @param isWanted whether to load it; photos far below wait.
 * @returns the file, null until loaded, and a function that retries after a failure.
 */
export function usePhotoFile(path: string, isWanted: boolean): [PhotoFile | null, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ of: string; file: PhotoFile } | null>(null);
  const wanted = `${attempt} ${path}`;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const held = photoFiles.hold(path);
    void held.file.then((file) => isCurrent && setFound({ of: wanted, file }));
    return () => {
      isCurrent = false;
      held.letGo();
    };
  }, [path, wanted, isWanted]);
  return [found?.of === wanted ? found.file : null, () => setAttempt(attempt + 1)];
}

const explained = ['object-not-found', 'unauthorized', 'unauthenticated'] as const;

type Told = (typeof explained)[number];

/** The key under `missing` of the message for a photo that can't be shown. */
export const missingPhotoKey = (problem: StorageProblem): Told | 'other' =>
  explained.find((known) => known === problem) ?? 'other';
