import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { isStoredObject, type StoredObject } from './StoredObject.ts';

/** The base name of an object's files: a hash of bucket and name. */
export function objectKey(bucket: string, name: string): string {
  return createHash('sha256').update(`${bucket}/${name}`).digest('hex');
}

/** The file name of an object's content. */
export function contentFile(key: string, generation: string): string {
  return `${key}.${generation}`;
}

/** A permanent marker file in the folder that belongs to no object. */
export const markerFile = 'standing';

/** The file of created buckets; also permanent. */
export const bucketsFile = 'buckets';

/** The final name of content: a hash and a generation. */
export const contentName = /^[0-9a-f]{64}\.\d+$/;

/** The name of content without metadata. */
export const partOf = (content: string): string => `${content}.part`;

/** The checksum of content stored in its metadata: MD5 in Base64. */
export function md5Of(content: Uint8Array): string {
  return createHash('md5').update(content).digest('base64');
}

const sumOf = (json: string): string => crc32(json).toString(16).padStart(8, '0');

/** Metadata as a line of JSON and its checksum. */
export function formatObject(object: StoredObject): string {
  const json = JSON.stringify(object);
  return `${json}\n${sumOf(json)}\n`;
}

/** Parses `formatObject`'s output; null for anything else. Metadata from an earlier release is a line without a checksum. */
export function parseObject(text: string): StoredObject | null {
  const [json = '', ...more] = text.split('\n');
  if (more.length > 0 && more.join('\n') !== `${sumOf(json)}\n`) return null;
  try {
    const value: unknown = JSON.parse(json);
    return isStoredObject(value) ? value : null;
  } catch {
    return null;
  }
}
