import { allowEverything } from '../authorize.ts';
import type { Authorize, RequestAuth } from '../authorize.ts';
import { FirestoreError, invalidArgument } from '../FirestoreError.ts';
import { documentName } from '../names/resourceName.ts';
import { compileAggregations } from '../query/aggregate.ts';
import { compileQuery } from '../query/compileQuery.ts';
import type { CompiledQuery } from '../query/compileQuery.ts';
import { runQuery, runUnordered } from '../query/runQuery.ts';
import type { Database } from '../store/Database.ts';
import type { DocumentReader } from '../store/DocumentReader.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { parseFieldPath, selectFields } from '../values/fieldPath.ts';
import { parseTimestamp, timestampOfVersion, versionOfTimestamp } from '../values/timestamp.ts';
import type { Fields } from '../values/Value.ts';
import type {
  BatchGetDocumentsRequest,
  DocumentMask,
  GetDocumentRequest,
  ReadConsistency,
  RunAggregationQueryRequest,
  RunQueryRequest,
} from './requests.ts';
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
interface Snapshot {
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
  getDocument(request: GetDocumentRequest, auth: RequestAuth): StoredDocument {
    const name = documentName(request.name);
    const snapshot = this.snapshot(request);
    const document = this.#get(name, snapshot, auth);
    if (!document) throw new FirestoreError('NOT_FOUND', `Document "${name}" not found.`);
    return maskDocument(document, request.mask);
  }

  /** One answer for each document, in the order of the request. */
  batchGet(request: BatchGetDocumentsRequest, auth: RequestAuth): BatchGetResponse[] {
    const names = [...new Set((request.documents ?? []).map(documentName))];
    const snapshot = this.snapshot(request);
    const { readTime } = snapshot;
    const answers = names.map((name): BatchGetResponse => {
      const document = this.#get(name, snapshot, auth);
      return document
        ? { found: maskDocument(document, request.mask), readTime }
        : { missing: name, readTime };
    });
    if (snapshot.begun === undefined) return answers;
    return [{ transaction: snapshot.begun }, ...answers];
  }

  /** The results in order; an answer without a document where there are none. */
  runQuery(request: RunQueryRequest, auth: RequestAuth): RunQueryResponse[] {
    if (!request.structuredQuery) throw invalidArgument('A query must be given.');
    const query = compileQuery(request.parent, request.structuredQuery);
    const snapshot = this.snapshot(request);
    const { readTime } = snapshot;
    const documents = this.#list(query, snapshot, auth);
    const answers: RunQueryResponse[] = documents.map((document) => ({
      document: query.project(document),
      readTime,
    }));
    if (answers.length === 0) answers.push({ readTime });
    if (snapshot.begun !== undefined) answers[0] = { transaction: snapshot.begun, ...answers[0] };
    return answers;
  }

  /** One answer with every aggregate. */
  runAggregationQuery(request: RunAggregationQueryRequest, auth: RequestAuth): RunAggregationQueryResponse {
    const { structuredQuery, aggregations } = request.structuredAggregationQuery ?? {};
    if (!structuredQuery) throw invalidArgument('A query must be given.');
    const compiled = compileAggregations(aggregations);
    const query = compileQuery(request.parent, structuredQuery);
    const snapshot = this.snapshot(request);
    const aggregateFields = compiled.run(this.#list(query, snapshot, auth, runUnordered));
    return {
      ...(snapshot.begun === undefined ? {} : { transaction: snapshot.begun }),
      result: { aggregateFields },
      readTime: snapshot.readTime,
    };
  }

  /**
   * The state that a request wants to read; begins a transaction where it asks for one.
   *
   * @throws FirestoreError INVALID_ARGUMENT, or FAILED_PRECONDITION for a read time that is too long ago
   */
  snapshot({ transaction: id, newTransaction, readTime }: ReadConsistency): Snapshot {
    const transaction = newTransaction
      ? this.#transactions.begin(newTransaction)
      : id
        ? this.#transactions.get(id)
        : undefined;
    const version =
      transaction?.version ??
      (readTime === undefined ? undefined : versionOfTimestamp(parseTimestamp(readTime)));
    const begun = newTransaction ? transaction?.id : undefined;
    if (version === undefined) {
      const latest = timestampOfVersion(this.#database.version);
      return { reader: this.#database.read(), readTime: latest, transaction, begun };
    }
    const reader = this.#database.readAt(version);
    if (!reader)
      throw new FirestoreError('FAILED_PRECONDITION', 'The requested snapshot version is too old.');
    return { reader, readTime: timestampOfVersion(version), transaction, begun };
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

/** The document with only the fields of a mask; without a mask the whole. */
export function maskDocument(document: StoredDocument, mask: DocumentMask | undefined): StoredDocument {
  if (!mask) return document;
  return { ...document, fields: selectFields(document.fields, (mask.fieldPaths ?? []).map(parseFieldPath)) };
}
