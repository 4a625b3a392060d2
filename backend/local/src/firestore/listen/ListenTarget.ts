import { invalidArgument } from '../FirestoreError.ts';
import { documentName } from '../names/resourceName.ts';
import { compileQuery } from '../query/compileQuery.ts';
import type { CompiledQuery } from '../query/compileQuery.ts';
import type { CollectionScope } from '../store/CollectionScope.ts';
import type { DocumentReader } from '../store/DocumentReader.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { documentsView, queryView } from './TargetView.ts';
import type { TargetView } from './TargetView.ts';
import type { TargetJson } from './ListenMessages.ts';

/** Which documents a target can ever show: by name, or by its query's scope. */
export type TargetInterest = { names: readonly string[] } | { scope: CollectionScope };

/** A validated target. */
export interface ListenTarget {
  targetId: number;
  interest: TargetInterest;
  /** Undefined for a target of documents by name. */
  query: CompiledQuery | undefined;
  /** The target's results as of a given state. */
  open: (reader: DocumentReader) => TargetView;
  /** The document as shown by this target. */
  project: (document: StoredDocument) => StoredDocument;
}

/**
 * Validates a target.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function parseTarget(json: TargetJson): ListenTarget {
  const targetId = json.targetId ?? 0;
  if (!Number.isInteger(targetId)) throw invalidArgument('The target id must be an integer.');
  if (json.query) {
    const query = compileQuery(json.query.parent, json.query.structuredQuery ?? {});
    const { scope, project } = query;
    checkListenable(scope);
    return { targetId, query, interest: { scope }, open: (reader) => queryView(query, reader), project };
  }
  if (json.documents) {
    const names = [...new Set((json.documents.documents ?? []).map(documentName))];
    if (names.length === 0) throw invalidArgument('A documents target must name at least one document.');
    return {
      targetId,
      query: undefined,
      interest: { names },
      open: () => documentsView(names),
      project: (document) => document,
    };
  }
  throw invalidArgument('A target must have a query or documents.');
}

function checkListenable({ root, parent, collectionId, allDescendants }: CollectionScope): void {
  if (collectionId === undefined)
    throw invalidArgument('All-collection queries are not supported by real-time queries.');
  if (allDescendants && parent !== root)
    throw invalidArgument(
      "'all_descendants' in CollectionSelector with document parent is not supported by real-time queries.",
    );
}
