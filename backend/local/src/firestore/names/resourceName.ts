import { invalidArgument } from '../FirestoreError.ts';

const DATABASE = /^projects\/[^/]+\/databases\/[^/]+$/;
const RESERVED_ID = /^__.+__$/s;
const NUMERIC_ID = /^__id(0|-?[1-9]\d*)__$/;
const MAX_ID_BYTES = 1500;
const MAX_PATH_BYTES = 6 * 1024;
/** Maximum nesting of collections (firebase.google.com/docs/firestore/quotas). */
const MAX_COLLECTIONS = 100;

/** A document's or collection's location: the database's document root and the path below it. */
interface ResourcePath {
  /** `projects/{p}/databases/{d}/documents` */
  root: string;
  /** The segments below the root: collection, document, collection, … Empty for the root itself. */
  segments: string[];
}

/** The start of every full name: fixed words and IDs. */
const BEGINNING = [
  { word: 'projects' },
  { id: 'a project id' },
  { word: 'databases' },
  { id: 'a database id' },
  { word: 'documents' },
] as const;

/**
 * Splits a full resource name and checks its IDs.
 *
 * @param what the kind of name, for messages
 * @throws FirestoreError INVALID_ARGUMENT, with Firestore's wording, if it isn't a name below `projects/{p}/databases/{d}/documents`, or
 * has an ID that is empty, reserved or too long
 */
function parseResourceName(text: unknown, what: string): ResourcePath {
  const name = typeof text === 'string' ? text : '';
  const refuse = (problem: string): never => {
    throw invalidArgument(`${what} ${JSON.stringify(name)} ${problem}`);
  };
  const parts = name.split('/');
  let index = 0;
  for (const [position, expected] of BEGINNING.entries()) {
    const part = parts[position];
    if (part === undefined) return refuse(`lacks "/" at index ${name.length}.`);
    const isLast = position === parts.length - 1;
    if (part === '' && isLast && position > 0) return refuse('has invalid trailing "/".');
    if ('word' in expected && part !== expected.word)
      return refuse(`lacks "${expected.word}" at index ${index}.`);
    if ('id' in expected && part === '') return refuse(`lacks ${expected.id} at index ${index}.`);
    index += part.length + 1;
  }
  const root = name.slice(0, index - 1);
  const segments = parts.slice(BEGINNING.length);
  if (segments.length === 1 && segments[0] === '') return refuse('is invalid: Omit trailing "/".');
  if (segments.at(-1) === '') return refuse('has invalid trailing "/".');
  for (const [position, id] of segments.entries()) {
    const kind = position % 2 === 0 ? 'collection' : 'resource';
    if (id === '') return refuse(`lacks a ${kind} id at index ${index}.`);
    if (id === '.' || id === '..') return refuse(`contains a ${kind} id "${id}" at index ${index}.`);
    index += id.length + 1;
  }
  segments.forEach((id, position) =>
    position % 2 === 0 ? checkCollectionId(id, 'element') : checkDocumentId(id),
  );
  if (segments.length > 2 * MAX_COLLECTIONS)
    throw invalidArgument(`Key path is too long. Cannot exceed ${MAX_COLLECTIONS} elements.`);
  return { root, segments };
}

/**
 * Checks a document name.
 *
 * @returns the name
 * @throws FirestoreError INVALID_ARGUMENT for any other name, an empty or reserved ID, or a name that is too long
 */
export function documentName(name: unknown): string {
  return checkDocumentName(name, 'Document name');
}

/** Checks a reference's target, like `documentName`. */
export function checkReferenceName(name: unknown): string {
  return checkDocumentName(name, 'Resource name');
}

function checkDocumentName(name: unknown, what: string): string {
  const { segments } = parseResourceName(name, what);
  const text = name as string;
  if (segments.length === 0)
    throw invalidArgument(
      `${what} ${JSON.stringify(text)} is invalid: Omit "/documents" when referencing a database (except as the parent of a ` +
        'document).',
    );
  if (segments.length % 2 !== 0)
    throw invalidArgument(`${what} ${JSON.stringify(text)} lacks "/" at index ${text.length}.`);
  if (Buffer.byteLength(segments.join('/')) > MAX_PATH_BYTES)
    throw invalidArgument(`Document name is longer than ${MAX_PATH_BYTES} bytes.`);
  return text;
}

/**
 * Checks that a name is the root or a document, which can have collections.
 *
 * @returns the name and its root
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function parentName(name: unknown): { root: string; parent: string } {
  const { root, segments } = parseResourceName(name, 'Document parent name');
  if (segments.length % 2 !== 0)
    throw invalidArgument(
      `Document parent name ${JSON.stringify(name)} lacks "/" at index ${String(name).length}.`,
    );
  return { root, parent: name as string };
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

/**
 * Checks a document ID (firebase.google.com/docs/firestore/quotas#collections_documents_and_fields).
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
function checkDocumentId(id: string): void {
  if (!id.isWellFormed()) throw invalidArgument('Resource names must be valid UTF-8.');
  const number = NUMERIC_ID.exec(id)?.[1];
  if (number === undefined && RESERVED_ID.test(id))
    throw invalidArgument(`Resource id "${id}" is invalid because it is reserved.`);
  if (number !== undefined && BigInt.asIntN(64, BigInt(number)) !== BigInt(number))
    throw invalidArgument(`Resource id "${id}" is invalid because it is not a 64 bit integer.`);
  checkLength(id, 'key path element name');
}

/**
 * Checks a collection ID.
 *
 * @param place where it occurs: in a name, or in a query
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function checkCollectionId(id: string, place: 'element' | 'query' = 'query'): void {
  if (!id.isWellFormed()) throw invalidArgument('Resource names must be valid UTF-8.');
  if (id.includes('/')) throw invalidArgument(`Collection id "${id}" is invalid because it contains "/".`);
  if (RESERVED_ID.test(id) || id === '.' || id === '..')
    throw invalidArgument(`Collection id "${id}" is invalid because it is reserved.`);
  checkLength(id, place === 'query' ? 'query kind' : 'key path element kind');
}

function checkLength(id: string, what: string): void {
  if (id.length > MAX_ID_BYTES / 3 && Buffer.byteLength(id) > MAX_ID_BYTES)
    throw invalidArgument(`The ${what} is longer than ${MAX_ID_BYTES} bytes.`);
}

/** The IDs of a valid full name below the root. */
export function segmentsOf(name: string): string[] {
  return name.split('/').slice(BEGINNING.length);
}

/** The name without its last segment: a document's collection, or a collection's document (or the root). */
export function parentOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}

/** The last segment of a name. */
export function lastId(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** The document root of a full name's database. */
export function rootOf(name: string): string {
  return name.slice(0, name.indexOf('/documents') + '/documents'.length);
}
