import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncDirectory, writeFileAtomically } from '../files.ts';
import { crc32c } from './crc32c.ts';
import { contentFile, formatObject, md5Of, objectKey, partOf } from './objectFiles.ts';
import { readObjects } from './readObjects.ts';
import { StorageError } from './StorageError.ts';
import {
  applyUpdate,
  defaultContentType,
  tokensKey,
  type FieldUpdate,
  type SettableFields,
  type StoredObject,
} from './StoredObject.ts';

export interface ObjectPage {
  readonly items: readonly StoredObject[];
  /** With a delimiter, the prefixes that represent everything deeper. */
  readonly prefixes: readonly string[];
  readonly nextPageToken?: string;
}

export interface ListQuery {
  readonly prefix: string;
  readonly delimiter?: string;
  readonly maxResults: number;
  readonly pageToken?: string;
  /** Where the listing starts, inclusive. */
  readonly startOffset?: string;
  /** Where the listing ends, exclusive. */
  readonly endOffset?: string;
  /** Whether a name whose only delimiter is at its end is also an item. */
  readonly includeTrailingDelimiter?: boolean;
}

/** Checks the object about to be changed, or null for none; throws to refuse. */
export type Guard = (current: StoredObject | null) => void;

const anything: Guard = () => {};

/**
 * Objects on disk: content in `<key>.<generation>`, metadata in `<key>.json`, where the key is a hash of bucket and name. Renaming the
 * metadata makes an object appear or change, so after a kill either the old or the new one is complete. Content is named
 * `<key>.<generation>.part` until its metadata exists, and again before that is deleted: content under its final name without metadata has
 * lost it.
 */
export class ObjectStore {
  readonly #directory: string;
  readonly #objects: Map<string, StoredObject>;
  readonly #quota: number;
  #lastGeneration = 0;
  /** Changes happen one at a time. */
  #changes: Promise<unknown> = Promise.resolve();

  private constructor(directory: string, objects: Map<string, StoredObject>, quota: number) {
    this.#directory = directory;
    this.#objects = objects;
    this.#quota = quota;
  }

  /**
   * Opens a folder of objects, creating it if needed, and cleans up after unfinished uploads.
   *
   * @param quota maximum total size of a bucket's objects, in bytes
   * @param onProgress called after each part of the folder that was read
   * @throws DamagedFileError if metadata can't be read or is missing, or its content is missing or differs; the folder is then unchanged
   */
  static async open(directory: string, quota = Infinity, onProgress = (): void => {}): Promise<ObjectStore> {
    await mkdir(directory, { recursive: true });
    const { objects, unnamed, leftovers } = await readObjects(directory, onProgress);
    for (const content of unnamed) await rename(join(directory, partOf(content)), join(directory, content));
    await Promise.all(leftovers.map((file) => rm(join(directory, file))));
    return new ObjectStore(directory, objects, quota);
  }

  /** The metadata of all objects in all buckets. */
  all(): StoredObject[] {
    return [...this.#objects.values()];
  }

  /** Whether a bucket has objects. */
  hasObjectsIn(bucket: string): boolean {
    for (const object of this.#objects.values()) if (object.bucket === bucket) return true;
    return false;
  }

  get(bucket: string, name: string): StoredObject | null {
    return this.#objects.get(objectKey(bucket, name)) ?? null;
  }

  read(object: StoredObject): Promise<Buffer> {
    return readFile(this.contentOf(object));
  }

  /** The path of the file with an object's content. */
  contentOf({ bucket, name, generation }: StoredObject): string {
    return this.#contentPath(objectKey(bucket, name), generation);
  }

  /** The object that `put` would store for this content. */
  describe(bucket: string, name: string, content: Uint8Array, fields: FieldUpdate): StoredObject {
    const now = new Date();
    this.#lastGeneration = Math.max(this.#lastGeneration + 1, now.getTime() * 1000);
    const { [tokensKey]: tokens, ...metadata } = fields.metadata ?? {};
    const settable = applyUpdate<SettableFields>({}, { ...fields, ...(fields.metadata && { metadata }) });
    return {
      ...settable,
      contentType: settable.contentType ?? defaultContentType,
      bucket,
      name,
      generation: String(this.#lastGeneration),
      metageneration: 1,
      size: content.length,
      md5Hash: md5Of(content),
      crc32c: crc32c(content),
      timeCreated: now.toISOString(),
      updated: now.toISOString(),
      downloadTokens: tokens ? tokens.split(',') : [randomUUID()],
    };
  }

  /**
   * Stores an object, replacing one with the same name. On disk when the promise resolves.
   *
   * @throws StorageError 402 if the bucket would exceed its quota, and what `guard` throws; either way, nothing has changed
   */
  put(object: StoredObject, content: Uint8Array, guard = anything): Promise<void> {
    return this.#change(async () => {
      const key = objectKey(object.bucket, object.name);
      const previous = this.#objects.get(key);
      guard(previous ?? null);
      this.#checkQuota(object, previous);
      const path = this.#contentPath(key, object.generation);
      await writeFileAtomically(partOf(path), content);
      await writeFileAtomically(this.#metadataPath(key), formatObject(object));
      await rename(partOf(path), path);
      this.#objects.set(key, object);
      if (previous) await rm(this.#contentPath(key, previous.generation), { force: true });
    });
  }

  /** An object as `update` would change it. */
  describeUpdate(object: StoredObject, update: FieldUpdate): StoredObject {
    const updated = applyUpdate<Omit<StoredObject, 'contentType'> & SettableFields>(object, update);
    return {
      ...updated,
      contentType: updated.contentType ?? defaultContentType,
      metageneration: object.metageneration + 1,
      updated: new Date().toISOString(),
    };
  }

  /**
   * Changes an object's metadata. On disk when the promise resolves.
   *
   * @throws StorageError 409 if its content was replaced or deleted meanwhile, and what `guard` throws
   */
  update(object: StoredObject, guard = anything): Promise<void> {
    return this.#change(async () => {
      const key = objectKey(object.bucket, object.name);
      guard(this.#objects.get(key) ?? null);
      if (this.#objects.get(key)?.generation !== object.generation) {
        throw new StorageError(409, 'The object has changed in the meantime.');
      }
      await writeFileAtomically(this.#metadataPath(key), formatObject(object));
      this.#objects.set(key, object);
    });
  }

  /** Gone from disk when the promise resolves. @throws what `guard` throws */
  delete(bucket: string, name: string, guard = anything): Promise<void> {
    return this.#change(async () => {
      const key = objectKey(bucket, name);
      const object = this.#objects.get(key);
      guard(object ?? null);
      if (!object) return;
      const path = this.#contentPath(key, object.generation);
      await rename(path, partOf(path));
      syncDirectory(this.#directory);
      this.#objects.delete(key);
      await rm(this.#metadataPath(key), { force: true });
      syncDirectory(this.#directory);
      await rm(partOf(path), { force: true });
    });
  }

  /** A page of a bucket's objects, ordered by the UTF-8 bytes of their names. */
  list(bucket: string, query: ListQuery): ObjectPage {
    const { prefix, delimiter, maxResults, pageToken, includeTrailingDelimiter = false } = query;
    const first = Buffer.from(query.startOffset ?? '');
    const end = query.endOffset === undefined ? null : Buffer.from(query.endOffset);
    const items: StoredObject[] = [];
    const prefixes = new Set<string>();
    const after = pageToken === undefined ? null : Buffer.from(pageToken, 'base64url');
    const found = [...this.#objects.values()]
      .filter((object) => object.bucket === bucket && object.name.startsWith(prefix))
      .map((object) => ({ object, order: Buffer.from(object.name) }))
      .filter(({ order }) => Buffer.compare(order, first) >= 0 && (!end || Buffer.compare(order, end) < 0))
      .sort((a, b) => Buffer.compare(a.order, b.order));
    for (const { object, order } of found) {
      if (after && Buffer.compare(order, after) <= 0) continue;
      const at = delimiter ? object.name.indexOf(delimiter, prefix.length) : -1;
      const group = at < 0 ? null : object.name.slice(0, at + (delimiter?.length ?? 0));
      // The whole group was on an earlier page that ended inside it.
      if (group !== null && (prefixes.has(group) || after?.toString().startsWith(group))) continue;
      if (items.length + prefixes.size >= maxResults) {
        return { items, prefixes: [...prefixes], nextPageToken: lastSeen(items, prefixes) };
      }
      if (group === null || (includeTrailingDelimiter && group === object.name)) items.push(object);
      if (group !== null) prefixes.add(group);
    }
    return { items, prefixes: [...prefixes] };
  }

  /** Resolves when no change is in progress. */
  async close(): Promise<void> {
    await this.#changes;
  }

  #checkQuota({ bucket, size }: StoredObject, previous: StoredObject | undefined): void {
    if (this.#quota === Infinity) return;
    const others = this.all().filter((object) => object.bucket === bucket && object !== previous);
    const used = others.reduce((sum, object) => sum + object.size, 0);
    if (used + size > this.#quota)
      throw new StorageError(402, `Quota exceeded: ${bucket} holds ${used} of ${this.#quota} bytes.`);
  }

  #change(run: () => Promise<void>): Promise<void> {
    const change = this.#changes.then(run);
    this.#changes = change.catch(() => undefined);
    return change;
  }

  #contentPath(key: string, generation: string): string {
    return join(this.#directory, contentFile(key, generation));
  }

  #metadataPath(key: string): string {
    return join(this.#directory, `${key}.json`);
  }
}

/** The page token: the name after which the next page begins. */
function lastSeen(items: readonly StoredObject[], prefixes: ReadonlySet<string>): string {
  const names = [...items.map(({ name }) => name), ...prefixes].map((name) => Buffer.from(name));
  const last = names.sort((a, b) => Buffer.compare(a, b)).at(-1);
  return last?.toString('base64url') ?? '';
}
