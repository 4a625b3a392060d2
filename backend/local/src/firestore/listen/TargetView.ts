import type { CompiledQuery } from '../query/compileQuery.ts';
import { insertSorted, removeSorted } from '../query/insertSorted.ts';
import { matchingDocuments } from '../query/runQuery.ts';
import type { DocumentReader } from '../store/DocumentReader.ts';
import type { DocumentChange, StoredDocument } from '../store/StoredDocument.ts';

/** A change in a target's results. */
export interface ViewChange {
  /** New and changed results. */
  changed: StoredDocument[];
  /** Documents no longer in the results: the current document, null if deleted. */
  removed: { name: string; document: StoredDocument | null }[];
}

/** One target's results, updated from commits instead of rerunning the query. */
export interface TargetView {
  /**
   * The results, in no particular order.
   *
   * @param reader the state the view shows
   */
  results: (reader: DocumentReader) => Iterable<StoredDocument>;
  /**
   * Applies a commit's changes.
   *
   * @param changes the commit's changes within the target's scope
   */
  apply: (changes: readonly DocumentChange[]) => ViewChange;
}

/** The view of a fixed set of documents by name. */
export function documentsView(names: readonly string[]): TargetView {
  return {
    results: (reader) => names.map((name) => reader.get(name)).filter((document) => document !== null),
    apply: (changes) => ({
      changed: changes.flatMap(({ after }) => (after ? [after] : [])),
      removed: changes.flatMap(({ name, after }) => (after ? [] : [{ name, document: null }])),
    }),
  };
}

export function queryView(query: CompiledQuery, reader: DocumentReader): TargetView {
  return query.limit === undefined && query.offset === 0
    ? new UnlimitedView(query)
    : new WindowView(query, reader);
}

/** Without limit and offset, a document's own state decides whether it is a result, so nothing needs to be remembered. */
class UnlimitedView implements TargetView {
  readonly #query: CompiledQuery;

  constructor(query: CompiledQuery) {
    this.#query = query;
  }

  results(reader: DocumentReader): Iterable<StoredDocument> {
    return matchingDocuments(reader, this.#query);
  }

  apply(changes: readonly DocumentChange[]): ViewChange {
    const { matches } = this.#query;
    const result: ViewChange = { changed: [], removed: [] };
    for (const { name, before, after } of changes) {
      if (after && matches(after)) result.changed.push(after);
      else if (before && matches(before)) result.removed.push({ name, document: after });
    }
    return result;
  }
}

/** With a limit or offset, a change to one document can push others in or out, so all matches are kept in order. */
class WindowView implements TargetView {
  readonly #query: CompiledQuery;
  readonly #sorted: StoredDocument[];

  constructor(query: CompiledQuery, reader: DocumentReader) {
    this.#query = query;
    this.#sorted = [...matchingDocuments(reader, query)].sort(query.compare);
  }

  results(): StoredDocument[] {
    const { offset, limit } = this.#query;
    return this.#sorted.slice(offset, limit === undefined ? undefined : offset + limit);
  }

  apply(changes: readonly DocumentChange[]): ViewChange {
    const { matches, compare } = this.#query;
    const relevant = changes.filter(
      ({ before, after }) => (before && matches(before)) || (after && matches(after)),
    );
    if (relevant.length === 0) return { changed: [], removed: [] };
    const before = this.results();
    for (const change of relevant)
      if (change.before && matches(change.before)) removeSorted(this.#sorted, change.before, compare);
    for (const { after } of relevant) if (after && matches(after)) insertSorted(this.#sorted, after, compare);
    const current = new Map(changes.map(({ name, after }) => [name, after]));
    return compareResults(before, this.results(), (document) => {
      const after = current.get(document.name);
      return after === undefined ? document : after;
    });
  }
}

/**
 * The difference between two sets of results.
 *
 * @param currentOf the current state of a former result, null if deleted
 */
export function compareResults(
  before: Iterable<StoredDocument>,
  after: Iterable<StoredDocument>,
  currentOf: (former: StoredDocument) => StoredDocument | null,
): ViewChange {
  const former = new Map(Array.from(before, (document) => [document.name, document]));
  const changed: StoredDocument[] = [];
  for (const document of after) {
    if (former.get(document.name) !== document) changed.push(document);
    former.delete(document.name);
  }
  const removed = Array.from(former.values(), (document) => ({
    name: document.name,
    document: currentOf(document),
  }));
  return { changed, removed };
}
