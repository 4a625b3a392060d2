import { idField, Query, runQuery, type Constraint, type Operator, type Stored } from './query.ts';
import { allDocuments, FirebaseError, services, watchDocuments, writeAll } from './state.ts';
import {
  compareValues,
  DocumentReference,
  merged,
  stored,
  Timestamp,
  Transform,
  updated,
  valueAt,
  type Fields,
} from './values.ts';

/**
 * Replaces `firebase/firestore` with the test’s documents, in memory. Queries, listeners, transactions and
 * writes work as they do online; security rules aren’t applied.
 */
export { DocumentReference, Timestamp };

const metadata = { fromCache: false, hasPendingWrites: false };

class DocumentSnapshot {
  readonly ref: DocumentReference;
  readonly metadata = metadata;
  readonly fields: Fields | undefined;

  constructor(path: string, fields: Fields | undefined) {
    this.ref = new DocumentReference(path);
    this.fields = fields;
  }

  get id() {
    return this.ref.id;
  }

  exists() {
    return this.fields !== undefined;
  }

  data() {
    return this.fields;
  }

  get(field: string) {
    return this.fields && valueAt(this.fields, field);
  }
}

/** Changes between two results of a query. */
function changesOf(before: readonly Stored[], after: readonly DocumentSnapshot[]) {
  const known = new Map(before.map(({ path, fields }) => [path, fields]));
  const kept = new Set(after.map(({ ref }) => ref.path));
  return [
    ...before
      .filter(({ path }) => !kept.has(path))
      .map(({ path, fields }) => ({ type: 'removed', doc: new DocumentSnapshot(path, fields) })),
    ...after.flatMap((doc) => {
      if (!known.has(doc.ref.path)) return [{ type: 'added', doc }];
      return known.get(doc.ref.path) === doc.fields ? [] : [{ type: 'modified', doc }];
    }),
  ];
}

function querySnapshot(query: Query, before: readonly Stored[] = []) {
  const found = runQuery(allDocuments(), query);
  const docs = found.map(({ path, fields }) => new DocumentSnapshot(path, fields));
  return {
    found,
    docs,
    query,
    metadata,
    size: docs.length,
    empty: docs.length === 0,
    docChanges: () => changesOf(before, docs),
    forEach: (call: (doc: DocumentSnapshot) => void) => docs.forEach(call),
  };
}

const documentAt = ({ path }: DocumentReference) =>
  new DocumentSnapshot(path, services().documents.get(path));

/** The error for a collection that the test makes fail; null for others. */
function failureOf(target: Query | DocumentReference): FirebaseError | null {
  const path = target instanceof Query ? `${target.collection}/` : target.path;
  const isFailing = path.split('/').some((segment, at) => at % 2 === 0 && services().failing.has(segment));
  const isGroup = target instanceof Query && services().failing.has(target.collection);
  return isFailing || isGroup ? new FirebaseError('unavailable', `The test makes ${path} fail.`) : null;
}

async function read<T>(target: Query | DocumentReference, take: () => T): Promise<T> {
  await null;
  const failure = failureOf(target);
  if (failure) throw failure;
  return take();
}

type Root = object | DocumentReference | Query;

const join = (root: Root, segments: readonly string[]) =>
  [root instanceof DocumentReference ? root.path : root instanceof Query ? root.collection : '', ...segments]
    .filter((part) => part !== '')
    .join('/');

const newId = () => Math.random().toString(36).slice(2).padEnd(20, '0').slice(0, 20);

export const initializeFirestore = () => ({});
export const connectFirestoreEmulator = () => {};
export const collection = (root: Root, ...segments: string[]) => new Query(join(root, segments));
export const collectionGroup = (_: object, id: string) => new Query(id, true);
export const doc = (root: Root, ...segments: string[]) =>
  new DocumentReference(join(root, segments.length > 0 ? segments : [newId()]));
export const documentId = () => idField;
export const query = (base: Query, ...constraints: Constraint[]) =>
  new Query(base.collection, base.isGroup, [...base.constraints, ...constraints]);
export const where = (field: string, op: Operator, value: unknown): Constraint => ({
  kind: 'where',
  field,
  op,
  value: stored(value),
});
export const orderBy = (field: string, direction?: 'asc' | 'desc'): Constraint => ({
  kind: 'orderBy',
  field,
  isDescending: direction === 'desc',
});
export const limit = (count: number): Constraint => ({ kind: 'limit', count });

const start =
  (isAfter: boolean) =>
  (...values: unknown[]): Constraint => {
    const [first] = values;
    // A document is a cursor in the order by id.
    const places = first instanceof DocumentSnapshot ? [first.id] : values.map(stored);
    return { kind: 'start', values: places, isAfter };
  };
export const startAt = start(false);
export const startAfter = start(true);

export const getDoc = (ref: DocumentReference) => read(ref, () => documentAt(ref));
export { getDoc as getDocFromServer, getDocs as getDocsFromServer };
export const getDocs = (target: Query) => read(target, () => querySnapshot(target));
export const getCountFromServer = (target: Query) =>
  read(target, () => {
    const { size } = querySnapshot(target);
    return { data: () => ({ count: size }) };
  });

type OnSnapshot = (snapshot: unknown) => void;
type OnError = (error: unknown) => void;

export function onSnapshot(
  target: Query | DocumentReference,
  ...given: readonly (object | OnSnapshot | OnError)[]
): () => void {
  const [onNext, onError] = given.filter((one) => typeof one === 'function') as [OnSnapshot, OnError?];
  let before: readonly Stored[] | null = null;
  let shown: Fields | undefined | null = null;
  const tell = () => {
    const failure = failureOf(target);
    if (failure) {
      end();
      onError?.(failure);
    } else if (target instanceof DocumentReference) {
      const snapshot = documentAt(target);
      if (snapshot.fields !== shown) onNext(snapshot);
      shown = snapshot.fields;
    } else {
      const snapshot = querySnapshot(target, before ?? []);
      if (before === null || snapshot.docChanges().length > 0) onNext(snapshot);
      before = snapshot.found;
    }
  };
  const timer = setTimeout(tell);
  const stop = watchDocuments(tell);
  const end = () => {
    clearTimeout(timer);
    stop();
  };
  return end;
}

type Write = readonly [path: string, fields: Fields | null];
interface SetOptions {
  readonly merge?: boolean;
  readonly mergeFields?: readonly string[];
}

const before = (path: string): Fields => services().documents.get(path) ?? {};

function setIn({ path }: DocumentReference, data: Fields, options: SetOptions = {}): Write {
  const { merge, mergeFields } = options;
  if (mergeFields) {
    const wanted = Object.fromEntries(mergeFields.map((field) => [field, valueAt(data, field)]));
    return [path, updated(before(path), wanted)];
  }
  return [path, merged(merge ? before(path) : {}, data)];
}

function updateIn({ path }: DocumentReference, ...given: readonly unknown[]): Write {
  if (!services().documents.has(path)) throw new FirebaseError('not-found', `${path} doesn’t exist.`);
  const [first] = given;
  if (typeof first !== 'string') return [path, updated(before(path), first as Fields)];
  const pairs = given.flatMap((field, at) => (at % 2 === 0 ? [[field as string, given[at + 1]]] : []));
  return [path, updated(before(path), Object.fromEntries(pairs) as Fields)];
}

/** Collects writes, and applies all of them or none. */
function writeList() {
  const pending: (() => Write)[] = [];
  const targets: DocumentReference[] = [];
  const add =
    <Args extends unknown[]>(write: (ref: DocumentReference, ...args: Args) => Write) =>
    (ref: DocumentReference, ...args: Args) => {
      targets.push(ref);
      pending.push(() => write(ref, ...args));
      return list;
    };
  const list = {
    set: add(setIn),
    update: add(updateIn),
    delete: add(({ path }: DocumentReference): Write => [path, null]),
    async commit() {
      await null;
      const failure = targets.map(failureOf).find((one) => one !== null);
      if (failure) throw failure;
      writeAll(pending.map((write) => write()));
    },
  };
  return list;
}

export const writeBatch = writeList;
export const setDoc = (ref: DocumentReference, data: Fields, options?: SetOptions) =>
  writeList().set(ref, data, options).commit();
export const updateDoc = (ref: DocumentReference, ...given: unknown[]) =>
  writeList()
    .update(ref, ...given)
    .commit();
export const deleteDoc = (ref: DocumentReference) => writeList().delete(ref).commit();

export async function runTransaction<T>(_: object, run: (transaction: object) => Promise<T>): Promise<T> {
  const writes = writeList();
  const result = await run({ ...writes, get: getDoc });
  await writes.commit();
  return result;
}

export const serverTimestamp = () => new Transform(() => Timestamp.now());
export const deleteField = () => new Transform(() => undefined);
export const increment = (by: number) =>
  new Transform((value) => (typeof value === 'number' ? value : 0) + by);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const arrayUnion = (...added: unknown[]) =>
  new Transform((value) => [
    ...listOf(value),
    ...added.map(stored).filter((one) => !listOf(value).some((known) => compareValues(known, one) === 0)),
  ]);
export const terminate = async () => {};
export const disableNetwork = async () => {};
