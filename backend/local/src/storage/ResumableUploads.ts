import { randomUUID } from 'node:crypto';
import { StorageError } from './StorageError.ts';
import type { FieldUpdate, StoredObject } from './StoredObject.ts';

/** An upload that arrives in several requests. */
export interface ResumableUpload<Options = null> {
  readonly id: string;
  readonly bucket: string;
  readonly name: string;
  readonly fields: FieldUpdate;
  /** Other settings of the object from the request that started the upload. */
  readonly options: Options;
  /** Bytes received. */
  size: number;
  chunks: Uint8Array[];
  /** The object, once the upload is complete. */
  result: StoredObject | null;
  /** Milliseconds since the epoch. */
  lastUse: number;
}

const expiresAfter = 60 * 60 * 1000;

/** Unfinished uploads, in memory: after a restart a client must start over, as after a lost session in production. */
export class ResumableUploads<Options = null> {
  readonly #uploads = new Map<string, ResumableUpload<Options>>();
  readonly #maximumSize: number;

  /** @param maximumSize maximum size of an object in bytes */
  constructor(maximumSize: number) {
    this.#maximumSize = maximumSize;
  }

  start(bucket: string, name: string, fields: FieldUpdate, options: Options): ResumableUpload<Options> {
    const now = Date.now();
    for (const [id, upload] of this.#uploads)
      if (now - upload.lastUse > expiresAfter) this.#uploads.delete(id);
    const upload = {
      id: randomUUID(),
      bucket,
      name,
      fields,
      options,
      size: 0,
      chunks: [],
      result: null,
      lastUse: now,
    };
    this.#uploads.set(upload.id, upload);
    return upload;
  }

  /** @throws StorageError 404 for an unknown upload */
  find(id: string): ResumableUpload<Options> {
    const upload = this.#uploads.get(id);
    if (!upload) throw new StorageError(404, 'There is no such upload. Start over.');
    upload.lastUse = Date.now();
    return upload;
  }

  /**
   * Appends bytes to an upload.
   *
   * @param offset where the client thinks they begin
   * @throws StorageError 400 if they don't continue what has arrived, 413 if the object becomes too large
   */
  append(upload: ResumableUpload<Options>, offset: number, bytes: Uint8Array): void {
    if (upload.result || offset !== upload.size) {
      throw new StorageError(400, `The next byte of this upload is ${upload.size}, not ${offset}.`);
    }
    if (upload.size + bytes.length > this.#maximumSize) {
      this.cancel(upload);
      throw tooLarge(this.#maximumSize);
    }
    upload.chunks.push(bytes);
    upload.size += bytes.length;
  }

  /**
   * Completes an upload with the resulting object, which can still be requested. A refused upload is dropped with everything that had
   * arrived.
   *
   * @throws what `store` throws
   */
  async finish(
    upload: ResumableUpload<Options>,
    store: (content: Uint8Array) => Promise<StoredObject>,
  ): Promise<void> {
    try {
      upload.result = await store(Buffer.concat(upload.chunks));
      upload.chunks = [];
    } catch (error) {
      if (error instanceof StorageError) this.cancel(upload);
      throw error;
    }
  }

  cancel(upload: ResumableUpload<Options>): void {
    this.#uploads.delete(upload.id);
  }
}

/** @param maximumSize bytes */
export function tooLarge(maximumSize: number): StorageError {
  return new StorageError(
    413,
    `The local Storage accepts objects of up to ${Math.round(maximumSize / 1024 / 1024)} MB.`,
  );
}
