import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Account } from '../auth/accounts/Account.ts';
import { documentName } from '../firestore/names/resourceName.ts';
import type { StoredDocument } from '../firestore/store/StoredDocument.ts';
import { parseFields } from '../firestore/values/parseValue.ts';
import { parseTimestamp } from '../firestore/values/timestamp.ts';
import { isStoredObject, type StoredObject } from '../storage/StoredObject.ts';
import { ExportError } from './ExportError.ts';
import {
  accountsFile,
  documentsFile,
  objectsFile,
  readManifest,
  type ExportedFile,
  type ExportManifest,
} from './ExportManifest.ts';
import { contentPath } from './writeExport.ts';

/** A fully verified export; only the contents of objects are still on disk. */
export interface ExportedData {
  readonly projectId: string;
  readonly documents: readonly StoredDocument[];
  readonly accounts: readonly Account[];
  /** Metadata of objects, and the absolute paths of their contents. */
  readonly objects: readonly { readonly object: StoredObject; readonly content: string }[];
}

/**
 * Reads an export.
 *
 * @throws ExportError if the folder isn't an export, is damaged, or belongs to another project
 */
export async function readExport(directory: string, projectId: string): Promise<ExportedData> {
  const manifest = readManifest(directory);
  if (manifest.projectId !== projectId) {
    throw new ExportError(
      `The export ${directory} is from the project ${manifest.projectId}, not ${projectId}. Import it with --project ${manifest.projectId}.`,
    );
  }
  for (const file of manifest.files) await checkFile(directory, file);
  const read = <T>(path: string, parse: (value: unknown) => T): Promise<T[]> =>
    readLines(directory, manifest, path, parse);
  const objects = await read(objectsFile, parseObject);
  const listed = new Set(manifest.files.map(({ path }) => path));
  const missing = objects.find((object) => !listed.has(contentPath(object)));
  if (missing) throw damaged(directory, `the content of the object ${missing.name} is missing`);
  return {
    projectId,
    documents: await read(documentsFile, parseDocument),
    accounts: await read(accountsFile, parseAccount),
    objects: objects.map((object) => ({ object, content: join(directory, contentPath(object)) })),
  };
}

function damaged(directory: string, what: string, cause?: unknown): ExportError {
  return new ExportError(`The export ${directory} is damaged: ${what}.`, { cause });
}

async function checkFile(directory: string, { path, bytes, sha256 }: ExportedFile): Promise<void> {
  const hash = createHash('sha256');
  let length = 0;
  try {
    for await (const chunk of createReadStream(join(directory, path)) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      length += chunk.length;
    }
  } catch (error) {
    throw damaged(directory, `${path} can't be read (${(error as NodeJS.ErrnoException).code})`, error);
  }
  if (length !== bytes) throw damaged(directory, `${path} has ${length} bytes instead of ${bytes}`);
  if (hash.digest('hex') !== sha256) throw damaged(directory, `${path} differs from what was written`);
}

async function readLines<T>(
  directory: string,
  manifest: ExportManifest,
  path: string,
  parse: (value: unknown) => T,
): Promise<T[]> {
  if (!manifest.files.some((file) => file.path === path)) throw damaged(directory, `${path} is missing`);
  const records: T[] = [];
  for await (const line of linesOf(join(directory, path))) {
    try {
      records.push(parse(JSON.parse(line)));
    } catch (error) {
      throw damaged(directory, `${path}, line ${records.length + 1}: ${(error as Error).message}`, error);
    }
  }
  return records;
}

/** Node's own line reader also splits at U+2028 and U+2029, which JSON strings may contain. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield rest.toString('utf8', 0, end);
      rest = rest.subarray(end + 1);
    }
  }
  if (rest.length > 0) yield rest.toString('utf8');
}

/** @throws FirestoreError for anything Firestore would not have stored */
function parseDocument(value: unknown): StoredDocument {
  const { name, fields, createTime, updateTime } = value as Partial<StoredDocument>;
  return {
    name: documentName(name),
    fields: parseFields(fields),
    createTime: parseTimestamp(createTime),
    updateTime: parseTimestamp(updateTime),
  };
}

function parseAccount(value: unknown): Account {
  if (typeof (value as Partial<Account> | null)?.localId !== 'string')
    throw new Error('it is not an account');
  return value as Account;
}

function parseObject(value: unknown): StoredObject {
  if (!isStoredObject(value)) throw new Error('it is not the metadata of an object');
  return value;
}
