import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DamagedFileError, toDamageError } from '../DamagedFileError.ts';
import {
  bucketsFile,
  contentFile,
  contentName,
  md5Of,
  objectKey,
  parseObject,
  partOf,
  markerFile,
} from './objectFiles.ts';
import type { StoredObject } from './StoredObject.ts';

/** The content of a folder of objects. */
export interface ObjectsFound {
  /** By key. */
  readonly objects: Map<string, StoredObject>;
  /** Content with metadata but not yet its final name, because of a kill in between. */
  readonly unnamed: readonly string[];
  /** Files that belong to no object, left by unfinished uploads. */
  readonly leftovers: readonly string[];
}

/** Objects read concurrently: on a busy processor, reading them one at a time would wait for it for each file. */
const concurrency = 32;

/**
 * Reads a folder of objects completely, without changing it.
 *
 * @param onProgress called after each part of it
 * @throws DamagedFileError if metadata can't be read or is missing, or its content is missing or differs
 */
export async function readObjects(directory: string, onProgress: () => void): Promise<ObjectsFound> {
  const files = new Set(await readdir(directory));
  const metadata = [...files].filter((name) => name.endsWith('.json'));
  const objects = new Map<string, StoredObject>();
  const unnamed: string[] = [];
  for (let start = 0; start < metadata.length; start += concurrency) {
    const part = metadata.slice(start, start + concurrency);
    const found = await Promise.all(part.map((file) => readObject(directory, file, files)));
    for (const { key, object, file, content } of found) {
      objects.set(key, object);
      files.delete(file);
      files.delete(`${key}.json`);
      if (file !== content) unnamed.push(content);
    }
    onProgress();
  }
  const withoutMetadata = [...files].find(
    (file) => contentName.test(file) && !objects.has(file.slice(0, file.indexOf('.'))),
  );
  if (withoutMetadata !== undefined) {
    throw new DamagedFileError(join(directory, withoutMetadata), 'the metadata of this content is missing');
  }
  files.delete(markerFile);
  files.delete(bucketsFile);
  return { objects, unnamed, leftovers: [...files] };
}

/** An object, the file that contains its content now, and the name that file should have. */
async function readObject(
  directory: string,
  metadata: string,
  files: ReadonlySet<string>,
): Promise<{ key: string; object: StoredObject; file: string; content: string }> {
  const object = parseObject(
    await readable(join(directory, metadata), readFile(join(directory, metadata), 'utf8')),
  );
  const key = metadata.slice(0, -'.json'.length);
  if (!object || objectKey(object.bucket, object.name) !== key) {
    throw new DamagedFileError(join(directory, metadata), 'it is not the metadata of an object');
  }
  const content = contentFile(key, object.generation);
  const file = [content, partOf(content)].find((name) => files.has(name));
  if (file === undefined) {
    throw new DamagedFileError(join(directory, content), 'the content of an object is missing');
  }
  const path = join(directory, file);
  const { size } = await readable(path, stat(path));
  if (size !== object.size) {
    throw new DamagedFileError(path, `it has ${size} bytes instead of ${object.size}`);
  }
  if (md5Of(await readable(path, readFile(path))) !== object.md5Hash) {
    throw new DamagedFileError(path, 'it is not the content that was stored');
  }
  return { key, object, file, content };
}

/** Waits for a file to be read. @throws DamagedFileError if it is listed but can't be read */
async function readable<Read>(path: string, reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch (error) {
    throw toDamageError(path, error);
  }
}
