import { runQuery } from '../query/runQuery.ts';
import type { Database } from '../store/Database.ts';
import type { DocumentReader } from '../store/DocumentReader.ts';
import type { DocumentChange, StoredDocument } from '../store/StoredDocument.ts';
import { scopeHasCollection } from '../store/CollectionScope.ts';
import { parentOf } from '../names/resourceName.ts';
import type { ListenTarget } from './ListenTarget.ts';
import { compareResults } from './TargetView.ts';
import type { TargetView, ViewChange } from './TargetView.ts';

/** How a listener resumes. */
export interface ResumedTarget {
  /** Changes in its results since then. */
  change: ViewChange;
  /** Its number of results then. */
  formerCount: () => number;
}

/**
 * How a target's results have changed since a version.
 *
 * @param version the version the client has
 * @param view the target's current view, at the database's current version
 * @returns null if the version is too old to tell
 */
export function resumeTarget(
  target: ListenTarget,
  view: TargetView,
  reader: DocumentReader,
  database: Database,
  version: number,
): ResumedTarget | null {
  if (version > database.version) return null;
  const formerReader = database.readAt(version);
  const commits = database.commitsAfter(version);
  if (!formerReader || !commits) return null;
  const names = new Set(commits.flatMap(({ changes }) => changes.map(({ name }) => name)));
  const changes = [...names]
    .filter((name) => concerns(target, name))
    .map((name): DocumentChange => ({ name, before: formerReader.get(name), after: reader.get(name) }))
    .filter(({ before, after }) => before !== after);
  const { query } = target;
  if (query && (query.limit !== undefined || query.offset > 0)) {
    const former = runQuery(formerReader, query);
    const currentOf = (document: StoredDocument): StoredDocument | null => reader.get(document.name);
    return {
      change: compareResults(former, view.results(reader), currentOf),
      formerCount: () => former.length,
    };
  }
  return {
    change: view.apply(changes),
    formerCount: () => countOf(target.open(formerReader).results(formerReader)),
  };
}

function concerns({ interest }: ListenTarget, name: string): boolean {
  return 'names' in interest
    ? interest.names.includes(name)
    : scopeHasCollection(interest.scope, parentOf(name));
}

/** A view's number of results. */
export function countOf(documents: Iterable<StoredDocument>): number {
  let count = 0;
  for (const _document of documents) count++;
  return count;
}
