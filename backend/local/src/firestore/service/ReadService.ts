import { allowEverything } from '../authorize.ts';
import type { Authorize, RequestAuth } from '../authorize.ts';
import { FirestoreError, invalidArgument } from '../FirestoreError.ts';
import { allowAnyIndex } from '../indexes/IndexesFile.ts';
import type { RequireIndex } from '../indexes/IndexesFile.ts';
import { documentName } from '../names/resourceName.ts';
import { compileAggregations } from '../query/aggregate.ts';
import type { CompiledAggregations } from '../query/aggregate.ts';
import { compileQuery } from '../query/compileQuery.ts';
import type { CompiledQuery } from '../query/compileQuery.ts';
import { runQuery, runUnordered } from '../query/runQuery.ts';
import type { DocumentChange, StoredDocument } from '../store/StoredDocument.ts';
import { formatFieldPath, parseStoredFieldPath, selectFields } from '../values/fieldPath.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import type { Fields } from '../values/Value.ts';
import { concerns } from './Locks.ts';
import type {
  BatchGetDocumentsRequest,
  DocumentMask,
  GetDocumentRequest,
  RunAggregationQueryRequest,
  RunQueryRequest,
} from './requests.ts';
import type { Snapshot, StateReader } from './StateReader.ts';

/** One BatchGetDocuments response. */
export interface BatchGetResponse {
  transaction?: string;
  found?: StoredDocument;
  missing?: string;
  readTime?: string;
}

/** One RunQuery response. */
export interface RunQueryResponse {
  transaction?: string;
  document?: StoredDocument;
  readTime?: string;
  skippedResults?: number;
}

/** One RunAggregationQuery response. */
export interface RunAggregationQueryResponse {
  transaction?: string;
  result?: { aggregateFields: Fields };
  readTime?: string;
}

/** One-time reads of documents and queries. Reads in a transaction are recorded there. */
export class ReadService {
  readonly #states: StateReader;
  readonly #authorize: Authorize;
  readonly #requireIndex: RequireIndex;

  constructor(states: StateReader, authorize = allowEverything, requireIndex = allowAnyIndex) {
    this.#states = states;
    this.#authorize = authorize;
    this.#requireIndex = requireIndex;
  }

  /** @throws FirestoreError NOT_FOUND, or a refusal */
  async getDocument(request: GetDocumentRequest, auth: RequestAuth): Promise<StoredDocument> {
    const name = documentName(request.name);
    const mask = readMask(request.mask);
    const isRead = (change: DocumentChange): boolean => change.name === name;
    const document = await this.#states.read(request, isRead, (snapshot) => this.#get(name, snapshot, auth));
    if (!document) throw new FirestoreError('NOT_FOUND', `Document "${name}" not found.`);
    return maskDocument(document, mask);
  }

  /** One response per document, in request order. */
  async batchGet(request: BatchGetDocumentsRequest, auth: RequestAuth): Promise<BatchGetResponse[]> {
    const names = new Set((request.documents ?? []).map(documentName));
    const mask = readMask(request.mask);
    return this.#states.read(
      request,
      (change) => names.has(change.name),
      (snapshot) => {
        const { readTime, begun } = snapshot;
        const answers = Array.from(names, (name): BatchGetResponse => {
          const document = this.#get(name, snapshot, auth);
          return document ? { found: maskDocument(document, mask), readTime } : { missing: name, readTime };
        });
        return begun === undefined ? answers : [{ transaction: begun }, ...answers];
      },
    );
  }

  /** The results in order; a response without a document if there are none. */
  async runQuery(request: RunQueryRequest, auth: RequestAuth): Promise<RunQueryResponse[]> {
    if (!request.structuredQuery) throw invalidArgument('A query must be given.');
    const query = compileQuery(request.parent, request.structuredQuery);
    return this.#states.read(
      request,
      (change) => concerns(query, change),
      (snapshot) => {
        const { readTime, begun } = snapshot;
        const documents = this.#list(query, snapshot, auth);
        const answers: RunQueryResponse[] = documents.map((document) => ({
          document: query.project(document),
          readTime,
        }));
        if (answers.length === 0) answers.push({ readTime });
        return begun === undefined ? answers : [{ transaction: begun }, ...answers];
      },
    );
  }

  /** One response with every aggregate, preceded by one for the transaction if the request begins one. */
  async runAggregationQuery(
    request: RunAggregationQueryRequest,
    auth: RequestAuth,
  ): Promise<RunAggregationQueryResponse[]> {
    const { structuredQuery, aggregations } = request.structuredAggregationQuery ?? {};
    if (!structuredQuery) throw invalidArgument('A query must be given.');
    const compiled = compileAggregations(aggregations, structuredQuery.select);
    const query = compileQuery(request.parent, structuredQuery, compiled.fields);
    checkAggregable(query, compiled);
    return this.#states.read(
      request,
      (change) => concerns(query, change),
      (snapshot) => {
        const { begun, readTime } = snapshot;
        const aggregateFields = compiled.run(this.#list(query, snapshot, auth, compiled.fields));
        const answer = { result: { aggregateFields }, readTime };
        return begun === undefined ? [answer] : [{ transaction: begun }, answer];
      },
    );
  }

  #get(name: string, snapshot: Snapshot, auth: RequestAuth): StoredDocument | null {
    const { reader, readTime, transaction } = snapshot;
    const document = reader.get(name);
    transaction?.readNames.add(name);
    const getDocument = (other: string): StoredDocument | null => reader.get(other);
    this.#authorize({
      auth,
      operation: 'get',
      name,
      before: document,
      after: null,
      time: readTime,
      batch: snapshot,
      getDocument,
      getDocumentAfter: getDocument,
    });
    return document;
  }

  #list(
    query: CompiledQuery,
    { reader, readTime, transaction }: Snapshot,
    auth: RequestAuth,
    aggregated?: readonly FieldPath[],
  ): StoredDocument[] {
    const getDocument = (name: string): StoredDocument | null => reader.get(name);
    this.#authorize({
      auth,
      operation: 'list',
      name: query.scope.parent,
      query: query.source,
      before: null,
      after: null,
      time: readTime,
      getDocument,
      getDocumentAfter: getDocument,
    });
    this.#requireIndex(query, aggregated);
    transaction?.queries.push(query);
    return aggregated ? runUnordered(reader, query) : runQuery(reader, query);
  }
}

function checkAggregable({ scope }: CompiledQuery, { fields }: CompiledAggregations): void {
  if (fields.length === 0 || !scope.allDescendants || scope.parent === scope.root) return;
  throw invalidArgument(
    `This query requires an index with fields [${fields.map(formatFieldPath).join(', ')}] after __name__ and Firestore does ` +
      'not currently support such an index. Please try the query again with additional ordering on those fields.',
  );
}

/** A mask's paths; undefined without a mask. @throws FirestoreError INVALID_ARGUMENT */
export function readMask(mask: DocumentMask | undefined): FieldPath[] | undefined {
  return mask && (mask.fieldPaths ?? []).map(parseStoredFieldPath);
}

/** The document with only a mask's fields; the whole document without a mask. */
export function maskDocument(
  document: StoredDocument,
  mask: readonly FieldPath[] | undefined,
): StoredDocument {
  return mask ? { ...document, fields: selectFields(document.fields, mask) } : document;
}
