import { allowEverything } from '../authorize.ts';
import type { Authorize, RequestAuth } from '../authorize.ts';
import { FirestoreError, invalidArgument } from '../FirestoreError.ts';
import { allowAnyIndex } from '../indexes/IndexesFile.ts';
import type { RequireIndex } from '../indexes/IndexesFile.ts';
import { compareNames } from '../names/compareNames.ts';
import { checkCollectionId, lastId, parentName } from '../names/resourceName.ts';
import { compileQuery } from '../query/compileQuery.ts';
import { runQuery } from '../query/runQuery.ts';
import type { StructuredQuery } from '../query/StructuredQuery.ts';
import type { DocumentReader } from '../store/DocumentReader.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { compareStrings } from '../values/compareStrings.ts';
import { formatFieldPath, parseFieldPath } from '../values/fieldPath.ts';
import type { Value } from '../values/Value.ts';
import { concerns } from './Locks.ts';
import { maskDocument, readMask } from './ReadService.ts';
import type { ListCollectionIdsRequest, ListDocumentsRequest, PartitionQueryRequest } from './requests.ts';
import type { StateReader } from './StateReader.ts';

const DEFAULT_PAGE_SIZE = 300;
const MIN_PARTITION_DOCUMENTS = 128;
/** For calls that can't be part of a transaction. */
const UNLOCKED = (): boolean => false;

/** A page of documents; those without fields and times only have subcollections. */
export interface ListDocumentsResponse {
  documents: (StoredDocument | { name: string })[];
  nextPageToken: string;
}

/** Lists a collection's documents and a document's collections, and partitions large queries. */
export class CatalogService {
  readonly #states: StateReader;
  readonly #authorize: Authorize;
  readonly #requireIndex: RequireIndex;

  constructor(states: StateReader, authorize = allowEverything, requireIndex = allowAnyIndex) {
    this.#states = states;
    this.#authorize = authorize;
    this.#requireIndex = requireIndex;
  }

  /** A page of a collection's documents in the requested order. @throws FirestoreError INVALID_ARGUMENT */
  async listDocuments(request: ListDocumentsRequest, auth: RequestAuth): Promise<ListDocumentsResponse> {
    if (request.showMissing) {
      if (!request.collectionId) throw invalidArgument('collection id must be set when show_missing is true');
      checkAdministrator(auth);
    }
    if (request.showMissing && request.orderBy)
      throw invalidArgument('show_missing cannot be combined with order_by.');
    const orderBy = readOrderBy(request.orderBy);
    const mask = readMask(request.mask);
    const source: StructuredQuery = {
      from: [{ ...(request.collectionId ? { collectionId: request.collectionId } : {}) }],
      ...(orderBy ? { orderBy } : {}),
    };
    const query = compileQuery(request.parent, source);
    const documents = await this.#states.read(
      request,
      (change) => concerns(query, change),
      ({ reader, readTime, transaction }) => {
        this.#checkList(query.scope.parent, source, reader, readTime, auth);
        this.#requireIndex(query);
        transaction?.queries.push(query);
        const found: ListDocumentsResponse['documents'] = runQuery(reader, query).map((document) =>
          maskDocument(document, mask),
        );
        if (!request.showMissing) return found;
        const collection = `${query.scope.parent}/${request.collectionId ?? ''}`;
        found.push(...missingDocuments(reader, collection).map((missing) => ({ name: missing })));
        return found.sort((left, right) => compareNames(left.name, right.name));
      },
    );
    const { page, nextPageToken } = pageOf(documents, request);
    return { documents: page, nextPageToken };
  }

  /** A page of IDs of the collections directly below a document or the root. @throws FirestoreError INVALID_ARGUMENT */
  async listCollectionIds(
    request: ListCollectionIdsRequest,
    auth: RequestAuth,
  ): Promise<{ collectionIds: string[]; nextPageToken: string }> {
    checkAdministrator(auth);
    const { parent } = parentName(request.parent);
    const names = await this.#states.read(request, UNLOCKED, ({ reader, readTime }) => {
      this.#checkList(parent, undefined, reader, readTime, auth);
      return reader.collectionsUnder(parent);
    });
    const ids = new Set(names.map((name) => firstSegmentBelow(parent, name)));
    const { page, nextPageToken } = pageOf([...ids].sort(compareStrings), request);
    return { collectionIds: page, nextPageToken };
  }

  /** Cursors that split a collection group query, ordered by name, into parts of similar size. @throws FirestoreError */
  async partitionQuery(
    request: PartitionQueryRequest,
    auth: RequestAuth,
  ): Promise<{ partitions: { values: Value[] }[]; nextPageToken: string }> {
    const wanted = Number(request.partitionCount ?? 0);
    if (!(wanted > 0)) throw invalidArgument('The partition count must be greater than 0.');
    const query = compileQuery(request.parent, request.structuredQuery ?? {});
    const documents = await this.#states.read(request, UNLOCKED, ({ reader, readTime }) => {
      this.#checkList(query.scope.parent, query.source, reader, readTime, auth);
      this.#requireIndex(query);
      return runQuery(reader, query);
    });
    const size = Math.max(MIN_PARTITION_DOCUMENTS, Math.ceil(documents.length / (wanted + 1)));
    const cuts = documents.filter((_document, index) => index > 0 && index % size === 0);
    const partitions = cuts.map(({ name }) => ({ values: [{ referenceValue: name }] }));
    const { page, nextPageToken } = pageOf(partitions, request);
    return { partitions: page, nextPageToken };
  }

  #checkList(
    name: string,
    query: StructuredQuery | undefined,
    reader: DocumentReader,
    time: string,
    auth: RequestAuth,
  ): void {
    const getDocument = (other: string): StoredDocument | null => reader.get(other);
    this.#authorize({
      auth,
      operation: 'list',
      name,
      ...(query ? { query } : {}),
      before: null,
      after: null,
      time,
      getDocument,
      getDocumentAfter: getDocument,
    });
  }
}

function checkAdministrator(auth: RequestAuth): void {
  if (auth !== 'owner')
    throw new FirestoreError('PERMISSION_DENIED', 'Metadata operations require admin authentication.');
}

function firstSegmentBelow(parent: string, name: string): string {
  const start = parent.length + 1;
  const end = name.indexOf('/', start);
  return name.slice(start, end === -1 ? undefined : end);
}

/** Names of a collection's nonexistent documents that have documents below them. */
function missingDocuments(reader: DocumentReader, collection: string): string[] {
  checkCollectionId(lastId(collection));
  const names = new Set(
    reader.collectionsUnder(collection).map((name) => `${collection}/${firstSegmentBelow(collection, name)}`),
  );
  return [...names].filter((name) => reader.get(name) === null);
}

/** `a desc, b.c` as spelled in REST. */
function readOrderBy(text: string | undefined): StructuredQuery['orderBy'] {
  if (!text) return undefined;
  return text.split(',').map((key) => {
    const [path = '', direction = 'asc', ...rest] = key.trim().split(/\s+/);
    if (rest.length > 0 || !/^(asc|desc)$/i.test(direction))
      throw invalidArgument(`Invalid order_by: "${text}".`);
    return {
      field: { fieldPath: formatFieldPath(parseFieldPath(path)) },
      direction: direction.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING',
    };
  });
}

/** A page token is the index of the next element. */
function pageOf<T>(
  all: readonly T[],
  { pageSize, pageToken }: { pageSize?: number; pageToken?: string },
): { page: T[]; nextPageToken: string } {
  const start = pageToken ? Number(Buffer.from(pageToken, 'base64').toString()) : 0;
  if (!Number.isSafeInteger(start) || start < 0) throw invalidArgument('The page token is not valid.');
  if (pageSize !== undefined && pageSize < 0) throw invalidArgument('Page size must be nonnegative.');
  const end = start + (pageSize || DEFAULT_PAGE_SIZE);
  return {
    page: all.slice(start, end),
    nextPageToken: end < all.length ? Buffer.from(String(end)).toString('base64') : '',
  };
}
