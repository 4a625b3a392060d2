import { allowEverything } from '../authorize.ts';
import type { Authorize, RequestAuth } from '../authorize.ts';
import { FirestoreError, invalidArgument } from '../FirestoreError.ts';
import { documentName } from '../names/resourceName.ts';
import { compileAggregations } from '../query/aggregate.ts';
import type { CompiledAggregations } from '../query/aggregate.ts';
import { compileQuery } from '../query/compileQuery.ts';
import type { CompiledQuery } from '../query/compileQuery.ts';
import { runQuery, runUnordered } from '../query/runQuery.ts';
import type { Database } from '../store/Database.ts';
import type { DocumentReader } from '../store/DocumentReader.ts';
import type { DocumentChange, StoredDocument } from '../store/StoredDocument.ts';
import { formatFieldPath, parseFieldPath, selectFields } from '../values/fieldPath.ts';
import { timestampOfVersion } from '../values/timestamp.ts';
import type { Fields } from '../values/Value.ts';
import { concerns } from './Locks.ts';
import type {
  BatchGetDocumentsRequest,
  DocumentMask,
  GetDocumentRequest,
  ReadConsistency,
  RunAggregationQueryRequest,
  RunQueryRequest,
} from './requests.ts';
import { readTimeTooOld, readVersion } from './Transactions.ts';
import type { Transaction, Transactions } from './Transactions.ts';

/** One answer of BatchGetDocuments. */
export interface BatchGetResponse {
  transaction?: string;
  found?: StoredDocument;
  missing?: string;
  readTime?: string;
}

/** One answer of RunQuery. */
export interface RunQueryResponse {
  transaction?: string;
  document?: StoredDocument;
  readTime?: string;
  skippedResults?: number;
}

/** The answer of RunAggregationQuery. */
export interface RunAggregationQueryResponse {
  transaction?: string;
  result: { aggregateFields: Fields };
  readTime: string;
}

/** The state that a request reads. */
export interface Snapshot {
  reader: DocumentReader;
  /** Canonical timestamp of the state. */
  readTime: string;
  transaction: Transaction | undefined;
  /** Present where the request began the transaction. */
  begun: string | undefined;
}

/** Documents and queries, once; what is read in a transaction is remembered there. */
export class ReadService {
  readonly #database: Database;
  readonly #transactions: Transactions;
  readonly #authorize: Authorize;

  constructor(database: Database, transactions: Transactions, authorize: Authorize = allowEverything) {
    this.#database = database;
    this.#transactions = transactions;
    this.#authorize = authorize;
  }

  /** @throws FirestoreError NOT_FOUND, or a refusal */
  async getDocument(request: GetDocumentRequest, auth: RequestAuth): Promise<StoredDocument> {
    const name = documentName(request.name);
    const isRead = (change: DocumentChange): boolean => change.name === name;
    const document = await this.read(request, isRead, (snapshot) => this.#get(name, snapshot, auth));
    if (!document) throw new FirestoreError('NOT_FOUND', `Document "${name}" not found.`);
    return maskDocument(document, request.mask);
  }

  /** One answer for each document, in the order of the request. */
  async batchGet(request: BatchGetDocumentsRequest, auth: RequestAuth): Promise<BatchGetResponse[]> {
    const names = new Set((request.documents ?? []).map(documentName));
    return this.read(
      request,
      (change) => names.has(change.name),
      (snapshot) => {
        const { readTime, begun } = snapshot;
        const answers = Array.from(names, (name): BatchGetResponse => {
          const document = this.#get(name, snapshot, auth);
          return document
            ? { found: maskDocument(document, request.mask), readTime }
            : { missing: name, readTime };
        });
        return begun === undefined ? answers : [{ transaction: begun }, ...answers];
      },
    );
  }

  /** The results in order; an answer without a document where there are none. */
  async runQuery(request: RunQueryRequest, auth: RequestAuth): Promise<RunQueryResponse[]> {
    if (!request.structuredQuery) throw invalidArgument('A query must be given.');
    const query = compileQuery(request.parent, request.structuredQuery);
    return this.read(
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
        if (begun !== undefined) answers[0] = { transaction: begun, ...answers[0] };
        return answers;
      },
    );
  }

  /** One answer with every aggregate. */
  async runAggregationQuery(
    request: RunAggregationQueryRequest,
    auth: RequestAuth,
  ): Promise<RunAggregationQueryResponse> {
    const { structuredQuery, aggregations } = request.structuredAggregationQuery ?? {};
    if (!structuredQuery) throw invalidArgument('A query must be given.');
    const compiled = compileAggregations(aggregations);
    const query = compileQuery(request.parent, structuredQuery);
    checkAggregable(query, compiled);
    return this.read(
      request,
      (change) => concerns(query, change),
      (snapshot) => ({
        ...(snapshot.begun === undefined ? {} : { transaction: snapshot.begun }),
        result: { aggregateFields: compiled.run(this.#list(query, snapshot, auth, runUnordered)) },
        readTime: snapshot.readTime,
      }),
    );
  }

  /**
   * Reads the state that a request wants; begins a transaction where it asks for one. In a read-write transaction that is the
   * latest state, as soon as no commit is about to change what is read.
   *
   * @param isRead whether a change concerns what is read
   * @param read reads, synchronously, and notes in the transaction what it reads
   * @throws FirestoreError INVALID_ARGUMENT, FAILED_PRECONDITION for a read time that is too long ago, or ABORTED
   */
  async read<T>(
    { transaction: id, newTransaction, readTime }: ReadConsistency,
    isRead: (change: DocumentChange) => boolean,
    read: (snapshot: Snapshot) => T,
  ): Promise<T> {
    const transaction = newTransaction
      ? this.#transactions.begin(newTransaction)
      : id
        ? this.#transactions.get(id)
        : undefined;
    const begun = newTransaction ? transaction?.id : undefined;
    const latest = (): T =>
      read({
        reader: this.#database.read(),
        readTime: timestampOfVersion(this.#database.version),
        transaction,
        begun,
      });
    if (transaction && !transaction.readOnly)
      return this.#transactions.locks.read(transaction, isRead, latest);
    const version = transaction?.version ?? (readTime === undefined ? undefined : readVersion(readTime));
    if (version === undefined) return latest();
    const reader = this.#database.readAt(version);
    if (!reader) throw readTimeTooOld();
    return read({ reader, readTime: timestampOfVersion(version), transaction, begun });
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
    run = runQuery,
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
    transaction?.queries.push(query);
    return run(reader, query);
  }
}

function checkAggregable({ scope }: CompiledQuery, { fields }: CompiledAggregations): void {
  if (fields.length === 0 || !scope.allDescendants || scope.parent === scope.root) return;
  throw invalidArgument(
    `This query requires an index with fields [${fields.map(formatFieldPath).join(', ')}] after __name__ and Firestore does ` +
      'not currently support such an index. Please try the query again with additional ordering on those fields.',
  );
}

/** The document with only the fields of a mask; without a mask the whole. */
export function maskDocument(document: StoredDocument, mask: DocumentMask | undefined): StoredDocument {
  if (!mask) return document;
  return { ...document, fields: selectFields(document.fields, (mask.fieldPaths ?? []).map(parseFieldPath)) };
}
