import { identifyCaller, type AuthorizeStorage, type Caller, type StorageRequest } from './authorize.ts';
import type { ListQuery, ObjectPage, ObjectStore } from './ObjectStore.ts';
import { StorageError } from './StorageError.ts';
import type { FieldUpdate, StoredObject } from './StoredObject.ts';

/** Operations on objects, each authorized first; used by the client SDKs' API. */
export class StorageService {
  readonly #store: ObjectStore;
  readonly #projectId: string;
  readonly #authorize: AuthorizeStorage;

  constructor(store: ObjectStore, projectId: string, authorize: AuthorizeStorage) {
    this.#store = store;
    this.#projectId = projectId;
    this.#authorize = authorize;
  }

  /** @throws StorageError 401, see identifyCaller */
  identify(authorization: string | undefined): Caller {
    return identifyCaller(authorization, this.#projectId, Date.now());
  }

  /** @throws StorageError 403, 404 */
  async get(caller: Caller, bucket: string, name: string): Promise<StoredObject> {
    const resource = this.#store.get(bucket, name);
    await this.#check(caller, { method: 'get', bucket, path: name, resource, newResource: null });
    return existing(resource);
  }

  /**
   * The object and its content, for a caller who may get it or has one of its download tokens.
   *
   * @throws StorageError 403, 404
   */
  async download(
    caller: Caller,
    bucket: string,
    name: string,
    token?: string,
  ): Promise<{ object: StoredObject; content: Buffer }> {
    const found = this.#store.get(bucket, name);
    const hasToken = token !== undefined && found?.downloadTokens.includes(token) === true;
    const object = found && hasToken ? found : await this.get(caller, bucket, name);
    return { object, content: await this.#store.read(object) };
  }

  /** @throws StorageError 403 */
  async list(caller: Caller, bucket: string, query: ListQuery): Promise<ObjectPage> {
    await this.#check(caller, {
      method: 'list',
      bucket,
      path: query.prefix,
      resource: null,
      newResource: null,
    });
    return this.#store.list(bucket, query);
  }

  /** @throws StorageError 400, 402, 403 */
  async upload(
    caller: Caller,
    bucket: string,
    name: string,
    content: Uint8Array,
    fields: FieldUpdate,
  ): Promise<StoredObject> {
    checkName(name);
    const resource = this.#store.get(bucket, name);
    const newResource = this.#store.describe(bucket, name, content, fields);
    await this.#check(caller, {
      method: resource ? 'update' : 'create',
      bucket,
      path: name,
      resource,
      newResource,
    });
    await this.#store.put(newResource, content);
    return newResource;
  }

  /** @throws StorageError 403, 404 */
  async update(caller: Caller, bucket: string, name: string, update: FieldUpdate): Promise<StoredObject> {
    const resource = this.#store.get(bucket, name);
    const newResource = resource && this.#store.describeUpdate(resource, update);
    await this.#check(caller, { method: 'update', bucket, path: name, resource, newResource });
    const updated = existing(newResource);
    await this.#store.update(updated);
    return updated;
  }

  /** @throws StorageError 403, 404 */
  async delete(caller: Caller, bucket: string, name: string): Promise<void> {
    const resource = this.#store.get(bucket, name);
    await this.#check(caller, { method: 'delete', bucket, path: name, resource, newResource: null });
    existing(resource);
    await this.#store.delete(bucket, name);
  }

  async #check(caller: Caller, request: Omit<StorageRequest, 'caller'>): Promise<void> {
    if (caller === 'administrator' || (await this.#authorize({ ...request, caller }))) return;
    throw new StorageError(403, 'Permission denied.');
  }
}

/** @throws StorageError 400 for an invalid object name (cloud.google.com/storage/docs/objects#naming) */
export function checkName(name: string): void {
  if (name === '' || Buffer.byteLength(name) > 1024)
    throw new StorageError(400, 'The name must have 1 to 1024 bytes.');
}

function existing(object: StoredObject | null): StoredObject {
  if (!object) throw new StorageError(404, 'Not Found.');
  return object;
}
