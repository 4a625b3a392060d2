import { StorageError } from '../StorageError.ts';
import type { StoredObject } from '../StoredObject.ts';

/** Base64 checksums that a client expects its content to have. */
export type Checksums = Partial<Pick<StoredObject, 'crc32c' | 'md5Hash'>>;

/**
 * Parses the checksums a client sends with its content.
 *
 * @param header `X-Goog-Hash`: `crc32c=…,md5=…`
 * @param json the object's metadata, which may also contain them
 */
export function expectedChecksums(header: string | undefined, json: unknown): Checksums {
  const of = (name: string): string | undefined =>
    new RegExp(`(?:^|[,\\s])${name}=([^,\\s]+)`).exec(header ?? '')?.[1];
  const fields = (json ?? {}) as Record<string, unknown>;
  const crc32c = of('crc32c') ?? fields.crc32c;
  const md5Hash = of('md5') ?? fields.md5Hash;
  return {
    ...(typeof crc32c === 'string' && { crc32c }),
    ...(typeof md5Hash === 'string' && { md5Hash }),
  };
}

/** @throws StorageError 400 if the content is not what the client sent */
export function checkChecksums(object: Checksums, expected: Checksums): void {
  for (const name of ['crc32c', 'md5Hash'] as const)
    if (expected[name] !== undefined && expected[name] !== object[name])
      throw new StorageError(400, `The checksum ${name} is ${object[name]}, not ${expected[name]}.`);
}
