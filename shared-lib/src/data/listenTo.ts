import { doc, onSnapshot, type DocumentData, type Query } from 'firebase/firestore';
import { readDocument, type DocumentSchema } from '../domain/index.ts';
import { signedInUid } from '../session/signedInUser.ts';
import { signsOfListener } from './connection/signsOf.ts';
import { markDamaged, markReadable } from './damaged/damagedPaths.ts';
import { firestore } from './firestore.ts';
import { reportProblem } from './reportProblem.ts';

/** Reads one document. A damaged one is reported, recorded for its list to show, and skipped. */
export function parseOrReport<T>(schema: DocumentSchema<T>, path: string, data: DocumentData): T | undefined {
  const result = readDocument(schema, path, data);
  if (result.ok) {
    markReadable(path);
    return result.value;
  }
  markDamaged(path);
  reportProblem(`Skipped a damaged document: ${result.error}`);
  return undefined;
}

/** Passes on a listener's error, unless its user has signed out: until the page detaches it, Firestore refuses it. */
const whileSignedIn = (onError: (error: unknown) => void) => {
  const started = signedInUid();
  return (error: unknown) => {
    if (started === null || started === signedInUid()) onError(error);
  };
};

/**
 * Listens to a query. Only changed documents are read again.
 * @param read converts a document's path and fields to a record; undefined skips it.
 * @param onData gets the records in the query's order, and how many documents there are, including skipped ones.
 * @returns the function that detaches the listener.
 */
export function listenToRead<T>(
  query: Query,
  read: (path: string, data: DocumentData) => T | undefined,
  onData: (records: readonly T[], found: number) => void,
  onError: (error: unknown) => void,
): () => void {
  const records = new Map<string, T>();
  let answered = false;
  const signs = signsOfListener();
  const detach = onSnapshot(
    query,
    // Metadata distinguishes the backend's answer from the client's cache.
    { includeMetadataChanges: true },
    (snapshot) => {
      signs.snapshot(snapshot.metadata, snapshot.empty);
      // Cached documents come from other listeners: there are none, or a part that would look complete.
      if (!answered && snapshot.metadata.fromCache) return;
      // Changes are relative to the previous snapshot, so the first one that counts is read in full.
      const changes = answered
        ? snapshot.docChanges()
        : snapshot.docs.map((found) => ({ type: 'added', doc: found }));
      if (answered && changes.length === 0) return;
      answered = true;
      for (const { type, doc: changed } of changes) {
        const { path } = changed.ref;
        const record =
          type === 'removed' ? undefined : read(path, changed.data({ serverTimestamps: 'estimate' }));
        if (type === 'removed') markReadable(path);
        if (record === undefined) records.delete(path);
        else records.set(path, record);
      }
      onData(
        snapshot.docs.flatMap((document) => records.get(document.ref.path) ?? []),
        snapshot.size,
      );
    },
    whileSignedIn(onError),
  );
  return () => {
    signs.ended();
    detach();
  };
}

/** Listens to a query's records. Damaged ones are reported and skipped, so one bad record never takes a list down. */
export const listenToQuery = <T>(
  query: Query,
  schema: DocumentSchema<T>,
  onData: (records: readonly T[], found: number) => void,
  onError: (error: unknown) => void,
): (() => void) => listenToRead(query, (path, data) => parseOrReport(schema, path, data), onData, onError);

/**
 * Listens to one document.
 * @param onData gets the record, or null if it is missing or damaged.
 * @returns the function that detaches the listener.
 */
export function listenToDocument<T>(
  path: string,
  schema: DocumentSchema<T>,
  onData: (record: T | null) => void,
  onError: (error: unknown) => void,
): () => void {
  const signs = signsOfListener();
  const detach = onSnapshot(
    doc(firestore(), path),
    { includeMetadataChanges: true },
    (snapshot) => {
      signs.snapshot(snapshot.metadata, !snapshot.exists());
      if (snapshot.metadata.fromCache && !snapshot.exists()) return;
      const data = snapshot.data({ serverTimestamps: 'estimate' });
      onData(data === undefined ? null : (parseOrReport(schema, path, data) ?? null));
    },
    whileSignedIn(onError),
  );
  return () => {
    signs.ended();
    detach();
  };
}
