import { StorageError } from './StorageError.ts';

/** The default content type. */
export const defaultContentType = 'application/octet-stream';

/** An object's metadata, as stored on disk. */
export interface StoredObject extends SettableFields {
  readonly bucket: string;
  readonly name: string;
  /** The upload's time in microseconds; identifies this version of the content. */
  readonly generation: string;
  readonly metageneration: number;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Base64. */
  readonly md5Hash: string;
  readonly crc32c: string;
  /** ISO 8601. */
  readonly timeCreated: string;
  readonly updated: string;
  /** The download tokens. Anyone with a download URL that contains one can read the content. */
  readonly downloadTokens: readonly string[];
  /** Its readers other than administrators, for requests to its public URL; none by default. */
  readonly acl?: readonly AccessEntry[];
  /** Number of objects it was composed of. Cloud Storage gives such an object no MD5. */
  readonly componentCount?: number;
}

/** An entry of an object's ACL. */
export interface AccessEntry {
  /** `allUsers`, `user-ada@example.com`, … */
  readonly entity: string;
  readonly role: 'READER' | 'OWNER';
}

/** Whether a JSON value is an object's metadata as stored on disk; the generation is part of a file name. */
export function isStoredObject(value: unknown): value is StoredObject {
  const object = (value ?? {}) as Partial<Record<keyof StoredObject, unknown>>;
  return (
    typeof object.bucket === 'string' &&
    typeof object.name === 'string' &&
    typeof object.generation === 'string' &&
    /^\d+$/.test(object.generation) &&
    Array.isArray(object.downloadTokens)
  );
}

/** The fields that an upload or an update may set. */
export interface SettableFields {
  readonly contentType?: string;
  readonly cacheControl?: string;
  readonly contentDisposition?: string;
  readonly contentEncoding?: string;
  readonly contentLanguage?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** Like SettableFields, but null removes a field (or an entry of the custom metadata). */
export type FieldUpdate = {
  readonly [Field in Exclude<keyof SettableFields, 'metadata'>]?: string | null;
} & { readonly metadata?: Readonly<Record<string, string | null>> | null };

const textFields = [
  'contentType',
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
] as const;

/**
 * Takes the settable fields from a client's JSON; server-set ones are ignored.
 *
 * @throws StorageError 400 for a field of the wrong type
 */
export function parseFieldUpdate(value: unknown): FieldUpdate {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new StorageError(400, 'The metadata must be a JSON object.');
  }
  const source = value as Record<string, unknown>;
  const update: Record<string, unknown> = {};
  for (const field of textFields) {
    const text = source[field];
    if (text === undefined) continue;
    if (text !== null && typeof text !== 'string') throw new StorageError(400, `${field} must be a string.`);
    update[field] = text;
  }
  if (source.metadata !== undefined) update.metadata = parseCustomMetadata(source.metadata);
  return update as FieldUpdate;
}

function parseCustomMetadata(value: unknown): Record<string, string | null> | null {
  if (value === null) return null;
  const valid =
    typeof value === 'object' &&
    Object.values(value as object).every((item) => item === null || typeof item === 'string');
  if (!valid) throw new StorageError(400, 'Custom metadata must map names to strings.');
  return value as Record<string, string | null>;
}

/** Applies an update to an object, or only to fields; custom metadata is merged entry by entry. */
export function applyUpdate<Fields extends SettableFields>(fields: Fields, update: FieldUpdate): Fields {
  const { metadata, ...texts } = update;
  const merged: Record<string, unknown> = { ...Object.fromEntries(Object.entries(fields)), ...texts };
  if (metadata === null) merged.metadata = null;
  else if (metadata) merged.metadata = withoutNulls({ ...fields.metadata, ...metadata });
  return withoutNulls(merged) as unknown as Fields;
}

function withoutNulls(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}

/** The object as seen by Firebase clients (`/v0`). */
export function firebaseResource(object: StoredObject): object {
  const { downloadTokens, size, metageneration, acl: _, ...fields } = object;
  return {
    contentEncoding: 'identity',
    contentDisposition: `inline; filename*=utf-8''${encodeURIComponent(object.name.split('/').at(-1) ?? '')}`,
    ...fields,
    storageClass: 'STANDARD',
    size: String(size),
    metageneration: String(metageneration),
    etag: etag(object),
    downloadTokens: downloadTokens.join(','),
  };
}

/** The object as seen by clients of Cloud Storage's JSON API, where download tokens are custom metadata. */
export function cloudResource(object: StoredObject, baseUrl: string): object {
  const { downloadTokens, size, metageneration, metadata, md5Hash, acl: _, ...fields } = object;
  const self = `${baseUrl}/storage/v1/b/${object.bucket}/o/${encodeURIComponent(object.name)}`;
  return {
    kind: 'storage#object',
    id: `${object.bucket}/${object.name}/${object.generation}`,
    selfLink: self,
    mediaLink: `${self.replace('/storage/v1/', '/download/storage/v1/')}?generation=${object.generation}&alt=media`,
    ...fields,
    ...(object.componentCount === undefined && { md5Hash }),
    storageClass: 'STANDARD',
    size: String(size),
    metageneration: String(metageneration),
    etag: etag(object),
    metadata: { ...metadata, [tokensKey]: downloadTokens.join(',') },
  };
}

/** The JSON API's custom metadata key for download tokens. */
export const tokensKey = 'firebaseStorageDownloadTokens';

export function etag({ generation, metageneration }: StoredObject): string {
  return Buffer.from(`${generation}/${metageneration}`).toString('base64url');
}
