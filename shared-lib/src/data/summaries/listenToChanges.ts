import { query, where, type Query } from 'firebase/firestore';
import type { DocumentSchema } from '../../domain/index.ts';
import { evictCached, getCached, setCached } from '../lastKnown/recordCache.ts';
import { listenToRead, parseOrReport } from '../listenTo.ts';
import { reportProblem } from '../reportProblem.ts';
import {
  changedSince,
  parseCachedDocuments,
  mergeFound,
  type CachedDocuments,
  type RawDocument,
} from './cachedDocuments.ts';

/** A summary's documents. Functions overwrite them as a whole, set `updatedAt` each time, and never delete one. */
interface SummaryDocuments<T> {
  /** Their name on this device. */
  readonly name: string;
  readonly all: Query;
  /** All of them, by an index on time; the same query if absent. */
  readonly byTime?: Query;
  readonly schema: DocumentSchema<T>;
  /** Whether they are complete and readable; otherwise they aren't stored. */
  readonly areWhole: (records: readonly T[], found: number) => boolean;
}

const rawOf = (path: string, fields: RawDocument['fields']): RawDocument => ({ path, fields });

/**
 * Listens to a summary's documents. The device stores them as they are, so a later page only reads those that have
 * changed since. Nothing is returned before the server has answered.
 * @param onData gets the records sorted by path, and how many documents there are, including damaged ones.
 * @returns the function that detaches it.
 */
export function listenToChanges<T>(
  { name, all, byTime = all, schema, areWhole }: SummaryDocuments<T>,
  onData: (records: readonly T[], found: number) => void,
  onError: (error: unknown) => void,
): () => void {
  const key = `documents of ${name}`;
  const read = new WeakMap<RawDocument, T | undefined>();
  const recordOf = (document: RawDocument) => {
    if (!read.has(document)) read.set(document, parseOrReport(schema, document.path, document.fields));
    return read.get(document);
  };

  function follow(
    requested: Query,
    { documents, readAt }: CachedDocuments,
    onFailure: (error: unknown) => void,
  ) {
    let known = documents;
    let before: readonly RawDocument[] = [];
    return listenToRead(
      requested,
      rawOf,
      (found) => {
        known = mergeFound(known, before, found);
        before = found;
        const records = known.flatMap((document) => recordOf(document) ?? []);
        if (areWhole(records, known.length)) setCached(key, { documents: known, readAt }, Date.now());
        else evictCached(key);
        onData(records, known.length);
      },
      (error) => {
        // Access may have been revoked since.
        evictCached(key);
        onFailure(error);
      },
    );
  }

  const followAll = () => follow(all, { documents: [], readAt: Date.now() }, onError);
  const kept = getCached<CachedDocuments>(key);
  const after = changedSince(kept, Date.now());
  if (kept === null || after === null) return followAll();

  const changed = query(byTime, where('updatedAt', '>', after));
  let detach = follow(
    changed,
    { ...kept.data, documents: parseCachedDocuments(kept.data.documents) },
    (error) => {
      // For example while an index is being built.
      reportProblem(`Listening to the changes of ${name} failed`, error);
      detach = followAll();
    },
  );
  return () => detach();
}
