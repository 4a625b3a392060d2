import type { StorageFileResult } from '../../data/pictures/fetchStorageFile.ts';

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
