import type { Guard, ListQuery, ObjectPage, ObjectStore } from '../ObjectStore.ts';
import { tooLarge } from '../ResumableUploads.ts';
import { StorageError } from '../StorageError.ts';
import { checkName } from '../StorageService.ts';
import { tokensKey, type AccessEntry, type FieldUpdate, type StoredObject } from '../StoredObject.ts';
import { checkChecksums, type Checksums } from './checksums.ts';

/** Maximum number of objects to compose in one request (cloud.google.com/storage/docs/composing-objects). */
const maximumSources = 32;

/** An object's location. */
export interface ObjectLocation {
  readonly bucket: string;
  readonly name: string;
}

export interface PutOptions {
  readonly guard: Guard;
  readonly acl?: readonly AccessEntry[];
  readonly checksums?: Checksums;
}

/** A part of a composed object. */
export interface Source {
  readonly name: string;
  readonly guard: Guard;
}

/** An administrator's operations on objects. They bypass the rules; a request's preconditions are checked at the moment of the change. */
export class AdminObjects {
  readonly #store: ObjectStore;
  readonly #maximumSize: number;

  /** @param maximumSize maximum size of an object in bytes */
  constructor(store: ObjectStore, maximumSize: number) {
    this.#store = store;
    this.#maximumSize = maximumSize;
  }

  /** The object with this name, or null. */
  find({ bucket, name }: ObjectLocation): StoredObject | null {
    return this.#store.get(bucket, name);
  }

  /** @throws StorageError 404, and what `guard` throws */
  get({ bucket, name }: ObjectLocation, guard: Guard): StoredObject {
    const object = this.#store.get(bucket, name);
    if (!object) throw new StorageError(404, `No such object: ${bucket}/${name}`);
    guard(object);
    return object;
  }

  /** @throws StorageError 404, and what `guard` throws */
  async download(place: ObjectLocation, guard: Guard): Promise<{ object: StoredObject; content: Buffer }> {
    const object = this.get(place, guard);
    return { object, content: await this.#store.read(object) };
  }

  list(bucket: string, query: ListQuery): ObjectPage {
    return this.#store.list(bucket, query);
  }

  /** @throws StorageError 400 for a name or a checksum, 402 for the quota, and what the guard throws */
  async put(
    { bucket, name }: ObjectLocation,
    content: Uint8Array,
    fields: FieldUpdate,
    { guard, acl, checksums = {} }: PutOptions,
  ): Promise<StoredObject> {
    checkName(name);
    const object = { ...this.#store.describe(bucket, name, content, fields), ...(acl?.length && { acl }) };
    checkChecksums(object, checksums);
    await this.#store.put(object, content, guard);
    return object;
  }

  /**
   * Changes metadata, including download tokens.
   *
   * @param acl replaces the previous one
   * @throws StorageError 404, 409, and what `guard` throws
   */
  async update(
    place: ObjectLocation,
    update: FieldUpdate,
    guard: Guard,
    acl?: readonly AccessEntry[],
  ): Promise<StoredObject> {
    const object = this.get(place, guard);
    const { [tokensKey]: tokens, ...metadata } = update.metadata ?? {};
    const updated = {
      ...this.#store.describeUpdate(object, { ...update, ...(update.metadata && { metadata }) }),
      ...(tokens !== undefined && { downloadTokens: tokens === null ? [] : tokens.split(',') }),
      ...(acl && { acl }),
    };
    await this.#store.update(updated, guard);
    return updated;
  }

  /** @throws StorageError 404, and what `guard` throws */
  async delete(place: ObjectLocation, guard: Guard): Promise<void> {
    this.get(place, guard);
    await this.#store.delete(place.bucket, place.name, guard);
  }

  /**
   * Copies an object; if metadata is given, the copy has none of the source's.
   *
   * @throws StorageError 402, 404, and what the guards throw
   */
  async copy(
    from: ObjectLocation,
    to: ObjectLocation,
    { fields, source, target, acl }: CopyOptions,
  ): Promise<StoredObject> {
    const { object, content } = await this.download(from, source);
    const own = Object.keys(fields).length > 0 ? fields : fieldsOf(object);
    return this.put(to, content, own, { guard: target, ...(acl && { acl }) });
  }

  /**
   * Renames an object. If the process is killed midway, both remain.
   *
   * @throws StorageError 400 for its current name, 402, 404, and what the guards throw
   */
  async move(from: ObjectLocation, to: ObjectLocation, source: Guard, target: Guard): Promise<StoredObject> {
    if (from.name === to.name) throw new StorageError(400, 'The object already has this name.');
    const { generation } = this.get(from, source);
    const moved = await this.copy(from, to, { fields: {}, source, target });
    await this.#store.delete(from.bucket, from.name, (current) => {
      if (current?.generation !== generation)
        throw new StorageError(409, 'The object has changed in the meantime.');
    });
    return moved;
  }

  /**
   * Composes several objects of a bucket into one.
   *
   * @throws StorageError 400, 402, 404, 413, and what the guards throw
   */
  async compose(
    to: ObjectLocation,
    sources: readonly Source[],
    fields: FieldUpdate,
    options: PutOptions,
  ): Promise<StoredObject> {
    if (sources.length === 0 || sources.length > maximumSources)
      throw new StorageError(400, `An object is composed of 1 to ${maximumSources} others.`);
    const found = sources.map(({ name, guard }) => this.get({ bucket: to.bucket, name }, guard));
    // Before anything is read: 32 of the largest wouldn't fit in memory.
    if (found.reduce((sum, { size }) => sum + size, 0) > this.#maximumSize) throw tooLarge(this.#maximumSize);
    const content = Buffer.concat(await Promise.all(found.map((object) => this.#store.read(object))));
    const { acl, guard } = options;
    checkName(to.name);
    const object = {
      ...this.#store.describe(to.bucket, to.name, content, fields),
      componentCount: found.reduce((sum, { componentCount = 1 }) => sum + componentCount, 0),
      ...(acl?.length && { acl }),
    };
    await this.#store.put(object, content, guard);
    return object;
  }
}

export interface CopyOptions {
  readonly fields: FieldUpdate;
  /** Checks the source object. */
  readonly source: Guard;
  /** Checks the object that the copy replaces. */
  readonly target: Guard;
  readonly acl?: readonly AccessEntry[];
}

/** An object's metadata in the form of an upload's fields. */
function fieldsOf(object: StoredObject): FieldUpdate {
  const { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage } = object;
  return {
    contentType,
    ...(cacheControl !== undefined && { cacheControl }),
    ...(contentDisposition !== undefined && { contentDisposition }),
    ...(contentEncoding !== undefined && { contentEncoding }),
    ...(contentLanguage !== undefined && { contentLanguage }),
    metadata: { ...object.metadata, [tokensKey]: object.downloadTokens.join(',') },
  };
}
