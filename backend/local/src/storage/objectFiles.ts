import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { isStoredObject, type StoredObject } from './StoredObject.ts';

/** What an object's files are named by: a hash of bucket and name. */
export function objectKey(bucket: string, name: string): string {
  return createHash('sha256').update(`${bucket}/${name}`).digest('hex');
}

/** The name of an object's content. */
export function contentFile(key: string, generation: string): string {
  return `${key}.${generation}`;
}

/** A file of the folder that belongs to no object, and stays. */
export const standingFile = 'standing';

/** The buckets that were created; stays too. */
export const bucketsFile = 'buckets';

/** Content under its own name: a hash and a generation. */
export const contentName = /^[0-9a-f]{64}\.\d+$/;

/** The name of content that no metadata stand for. */
export const partOf = (content: string): string => `${content}.part`;

/** The checksum that metadata have of their content: MD5 in Base64. */
export function md5Of(content: Uint8Array): string {
  return createHash('md5').update(content).digest('base64');
}

const sumOf = (json: string): string => crc32(json).toString(16).padStart(8, '0');

/** Metadata as a line of JSON and its checksum. */
export function formatObject(object: StoredObject): string {
  const json = JSON.stringify(object);
  return `${json}\n${sumOf(json)}\n`;
}

/** What `formatObject` wrote; null for anything else. Metadata of a release before is a line without a checksum. */
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
