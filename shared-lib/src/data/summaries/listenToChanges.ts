import { query, where, type Query } from 'firebase/firestore';
import type { DocumentSchema } from '../../domain/index.ts';
import { forget, recall, remember } from '../lastKnown/lastKnown.ts';
import { listenToRead, readOrReport } from '../listenTo.ts';
import { reportProblem } from '../reportProblem.ts';
import {
  changesAfter,
  fromDevice,
  withFound,
  type KeptDocuments,
  type RawDocument,
} from './keptDocuments.ts';

/** Documents of a summary. Functions overwrite them as a whole, set `updatedAt` each time, and never delete one. */
interface SummaryDocuments<T> {
  /** Names them on this device. */
  readonly name: string;
  readonly all: Query;
  /** All of them, as an index finds those of a time; the same where left out. */
  readonly byTime?: Query;
  readonly schema: DocumentSchema<T>;
  /** Whether these are all, and could be read; others are not kept. */
  readonly areWhole: (records: readonly T[], found: number) => boolean;
}

const rawOf = (path: string, fields: RawDocument['fields']): RawDocument => ({ path, fields });

/**
 * Listens to documents of a summary. The device keeps them as they are, so that a later page reads only those that have changed since.
 * Nothing is handed out before the server has answered.
 * @param onData gets the records in the order of their paths, and how many documents there are, damaged ones included.
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
    if (!read.has(document)) read.set(document, readOrReport(schema, document.path, document.fields));
    return read.get(document);
  };

  function follow(asked: Query, { documents, readAt }: KeptDocuments, onFailure: (error: unknown) => void) {
    let known = documents;
    let before: readonly RawDocument[] = [];
    return listenToRead(
      asked,
      rawOf,
      (found) => {
        known = withFound(known, before, found);
        before = found;
        const records = known.flatMap((document) => recordOf(document) ?? []);
        if (areWhole(records, known.length)) remember(key, { documents: known, readAt }, Date.now());
        else forget(key);
        onData(records, known.length);
      },
      (error) => {
        // What was granted once may not be granted any more.
        forget(key);
        onFailure(error);
      },
    );
  }

  const followAll = () => follow(all, { documents: [], readAt: Date.now() }, onError);
  const kept = recall<KeptDocuments>(key);
  const after = changesAfter(kept, Date.now());
  if (kept === null || after === null) return followAll();

  const changed = query(byTime, where('updatedAt', '>', after));
  let detach = follow(changed, { ...kept.data, documents: fromDevice(kept.data.documents) }, (error) => {
    // As long as an index is being built, for instance.
    reportProblem(`Listening to the changes of ${name} failed`, error);
    detach = followAll();
  });
  return () => detach();
}
