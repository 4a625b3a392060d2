import { StorageError } from '../StorageError.ts';
import type { AccessEntry, StoredObject } from '../StoredObject.ts';

const everyone = 'allUsers';
const entities =
  /^(allUsers|allAuthenticatedUsers|(user|group|domain)-[^/\s]+|project-(owners|editors|viewers)-\S+)$/;

/** The entries of each `predefinedAcl`, without those of the project's own members, who may do everything here. */
const predefined: Readonly<Record<string, readonly AccessEntry[]>> = {
  publicRead: [{ entity: everyone, role: 'READER' }],
  authenticatedRead: [{ entity: 'allAuthenticatedUsers', role: 'READER' }],
  private: [],
  projectPrivate: [],
  bucketOwnerRead: [],
  bucketOwnerFullControl: [],
};

/** @throws StorageError 400 for a name Cloud Storage doesn't have */
export function predefinedAcl(name: string): readonly AccessEntry[] {
  const acl = Object.hasOwn(predefined, name) ? predefined[name] : undefined;
  if (!acl) throw new StorageError(400, `There is no predefined ACL "${name}".`);
  return acl;
}

/**
 * Parses an ACL entry.
 *
 * @param fixed the entity named in the address
 * @throws StorageError 400
 */
export function parseEntry(value: unknown, fixed?: string): AccessEntry {
  const { entity = fixed, role } = (value ?? {}) as { entity?: unknown; role?: unknown };
  if (typeof entity !== 'string' || !entities.test(entity))
    throw new StorageError(400, 'The entity of an ACL must be allUsers, user-…, group-… or the like.');
  if (role !== 'READER' && role !== 'OWNER')
    throw new StorageError(400, 'The role of an ACL must be READER or OWNER.');
  return { entity, role };
}

/** The ACL with this entry replacing its entity's previous one. */
export function withEntry(acl: readonly AccessEntry[], entry: AccessEntry): readonly AccessEntry[] {
  return [...acl.filter(({ entity }) => entity !== entry.entity), entry];
}

/** @throws StorageError 404 */
export function entryOf({ acl = [] }: StoredObject, entity: string): AccessEntry {
  const entry = acl.find((candidate) => candidate.entity === entity);
  if (!entry) throw new StorageError(404, `The ACL has no entry for ${entity}.`);
  return entry;
}

/** Whether everyone may read an object without a token. */
export function isPublic({ acl = [] }: StoredObject): boolean {
  return acl.some(({ entity }) => entity === everyone);
}

/** An entry in the format of the JSON API. */
export function entryResource({ bucket, name, generation }: StoredObject, entry: AccessEntry): object {
  return { kind: 'storage#objectAccessControl', bucket, object: name, generation, ...entry };
}
