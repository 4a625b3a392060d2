import { invalidArgument } from '../FirestoreError.ts';

const DATABASE = /^projects\/[^/]+\/databases\/[^/]+$/;
const ROOT = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/s;
const RESERVED_ID = /^__.+__$/s;
const NUMERIC_ID = /^__id-?\d+__$/;
const MAX_ID_BYTES = 1500;
const MAX_PATH_BYTES = 6 * 1024;

/** Where a document or a collection is: the database's document root and the path below it. */
export interface ResourcePath {
  /** `projects/{p}/databases/{d}/documents` */
  root: string;
  /** The segments below the root: collection, document, collection, … Empty for the root itself. */
  segments: string[];
}

/**
 * Splits a full resource name.
 *
 * @throws FirestoreError INVALID_ARGUMENT where it is no name below `projects/{p}/databases/{d}/documents`
 */
export function parseResourceName(name: unknown): ResourcePath {
  const match = typeof name === 'string' ? ROOT.exec(name) : null;
  if (!match) {
    throw invalidArgument(
      `Resource name ${JSON.stringify(name)} is not valid: it must begin with "projects/{project}/databases/{database}/documents".`,
    );
  }
  const root = `${match[1]}/documents`;
  const path = match[2];
  if (path === undefined || path === '') return { root, segments: [] };
  return { root, segments: path.split('/') };
}

/**
 * Checks that a name is that of a document that may be written.
 *
 * @returns the name
 * @throws FirestoreError INVALID_ARGUMENT for a collection's name, an empty or reserved id, or one that is too long
 */
export function documentName(name: unknown): string {
  const { segments } = parseResourceName(name);
  if (segments.length === 0 || segments.length % 2 !== 0) {
    throw invalidArgument(`Document name ${JSON.stringify(name)} lacks "/" at index ${String(name).length}.`);
  }
  checkIds(name as string, segments);
  if (Buffer.byteLength(segments.join('/')) > MAX_PATH_BYTES) {
    throw invalidArgument(`Document name is longer than ${MAX_PATH_BYTES} bytes.`);
  }
  return name as string;
}

/**
 * Checks that a name is the root or a document, that is, something collections hang under.
 *
 * @returns the name and its root
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function parentName(name: unknown): { root: string; parent: string } {
  const { root, segments } = parseResourceName(name);
  if (segments.length % 2 !== 0)
    throw invalidArgument(
      `Document parent name ${JSON.stringify(name)} lacks "/" at index ${String(name).length}.`,
    );
  checkIds(name as string, segments);
  return { root, parent: segments.length === 0 ? root : (name as string) };
}

/**
 * Checks a database name.
 *
 * @returns the name
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function databaseName(name: unknown): string {
  if (typeof name !== 'string' || !DATABASE.test(name)) {
    throw invalidArgument(
      `Database name ${JSON.stringify(name)} is not valid: expected "projects/{project}/databases/{database}".`,
    );
  }
  return name;
}

function checkIds(name: string, segments: readonly string[]): void {
  segments.forEach((id, index) => {
    if (id === '.' || id === '..') {
      const start = name.length - segments.slice(index).join('/').length;
      throw invalidArgument(
        `Document name ${JSON.stringify(name)} contains a resource id "${id}" at index ${start}.`,
      );
    }
    checkId(id, index % 2 === 0 ? 'kind' : 'name');
  });
}

/**
 * Checks one collection or document id, `kind` and `name` in the words of messages (firebase.google.com/docs/firestore/quotas#collections_documents_and_fields).
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function checkId(id: string, element: 'kind' | 'name' = 'name'): void {
  if (id === '') throw invalidArgument('Resource names must not contain empty ids.');
  if (!id.isWellFormed()) throw invalidArgument('Resource names must be valid UTF-8.');
  if (id === '.' || id === '..')
    throw invalidArgument(`Resource id "${id}" is invalid because it is reserved.`);
  if (RESERVED_ID.test(id) && !NUMERIC_ID.test(id)) {
    throw invalidArgument(
      id.startsWith('__id')
        ? `A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '${id}'.`
        : `Resource id "${id}" is invalid because it is reserved.`,
    );
  }
  if (id.length > MAX_ID_BYTES / 3 && Buffer.byteLength(id) > MAX_ID_BYTES) {
    throw invalidArgument(`The key path element ${element} is longer than ${MAX_ID_BYTES} bytes.`);
  }
}

/**
 * Checks the collection id of a query.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function checkCollectionId(id: string): void {
  if (id.includes('/')) throw invalidArgument(`Collection id "${id}" is invalid because it contains "/".`);
  if (RESERVED_ID.test(id) && !NUMERIC_ID.test(id))
    throw invalidArgument(`Collection id "${id}" is invalid because it is reserved.`);
  checkId(id);
}

/** The name without its last segment: a document's collection, a collection's document (or the root). */
export function parentOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}

/** The last segment of a name. */
export function lastId(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** The document root of the database that a full name is in. */
export function rootOf(name: string): string {
  return name.slice(0, name.indexOf('/documents') + '/documents'.length);
}
