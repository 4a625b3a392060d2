import { randomInt } from 'node:crypto';

import { allowEverything } from '../authorize.ts';
import type { Authorize, AuthorizeRequest, RequestAuth } from '../authorize.ts';
import { checkVerifications } from '../commit/checkVerifications.ts';
import { parseWrite } from '../commit/Write.ts';
import type { Write, WriteJson } from '../commit/Write.ts';
import { FirestoreError, invalidArgument, toFirestoreError } from '../FirestoreError.ts';
import { checkCollectionId, databaseName, documentName, parentName, rootOf } from '../names/resourceName.ts';
import type { CommitResult, Database, StagedCommit, StagedWrite } from '../store/Database.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { timestampOfVersion } from '../values/timestamp.ts';
import type { Value } from '../values/Value.ts';
import { maskDocument, readMask } from './ReadService.ts';
import type {
  BatchWriteRequest,
  CommitRequest,
  CreateDocumentRequest,
  DeleteDocumentRequest,
  UpdateDocumentRequest,
} from './requests.ts';
import type { Transaction } from './Transaction.ts';
import type { Transactions } from './Transactions.ts';

/** google.firestore.v1.WriteResult in ProtoJSON. */
export interface WriteResultJson {
  /** Absent for deletes. */
  updateTime?: string;
  transformResults?: Value[];
}

/** google.firestore.v1.CommitResponse in ProtoJSON. */
export interface CommitResponse {
  writeResults: WriteResultJson[];
  commitTime: string;
}

/** google.firestore.v1.BatchWriteResponse in ProtoJSON: the status of each write, code 0 for success. */
export interface BatchWriteResponse {
  writeResults: WriteResultJson[];
  status: { code?: number; message?: string }[];
}

const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;

/** All operations that change documents. */
export class WriteService {
  readonly #database: Database;
  readonly #transactions: Transactions;
  readonly #authorize: Authorize;

  constructor(database: Database, transactions: Transactions, authorize: Authorize = allowEverything) {
    this.#database = database;
    this.#transactions = transactions;
    this.#authorize = authorize;
  }

  /** Applies all writes or none, and ends their transaction. @throws FirestoreError */
  async commit(request: CommitRequest, auth: RequestAuth): Promise<CommitResponse> {
    const root = `${databaseName(request.database)}/documents`;
    const { transaction: id } = request;
    const transaction = id ? this.#transactions.get(id) : undefined;
    const writes = (request.writes ?? []).map((json) => parseWriteIn(root, json));
    checkVerifications(writes);
    if (transaction?.readOnly && writes.length > 0)
      throw invalidArgument('Cannot modify entities in a read-only transaction.');
    try {
      const result = await this.#commit(writes, auth, transaction);
      return {
        writeResults: result.writes.map(resultOf(result)),
        commitTime: timestampOfVersion(result.version),
      };
    } finally {
      if (id) this.#transactions.end(id);
    }
  }

  /** Applies each write separately: some may fail, and their order is undefined. @throws FirestoreError only for the whole request */
  async batchWrite(request: BatchWriteRequest, auth: RequestAuth): Promise<BatchWriteResponse> {
    if (auth !== 'owner')
      throw new FirestoreError('PERMISSION_DENIED', 'Batch writes require admin authentication.');
    const root = `${databaseName(request.database)}/documents`;
    const writes = (request.writes ?? []).map((json) => parseWriteIn(root, json));
    if (new Set(writes.map(({ name }) => name)).size < writes.length)
      throw invalidArgument('the same document cannot be written more than once in a single request');
    const outcomes = await Promise.all(
      writes.map(
        async (write): Promise<{ result: WriteResultJson; status: { code?: number; message?: string } }> => {
          try {
            const result = await this.#commit([write], auth);
            return { result: resultOf(result)(result.writes[0] as StagedWrite), status: {} };
          } catch (thrown) {
            const error = toFirestoreError(thrown);
            return { result: {}, status: { code: error.grpcCode, message: error.message } };
          }
        },
      ),
    );
    return {
      writeResults: outcomes.map(({ result }) => result),
      status: outcomes.map(({ status }) => status),
    };
  }

  /** @throws FirestoreError ALREADY_EXISTS */
  async createDocument(request: CreateDocumentRequest, auth: RequestAuth): Promise<StoredDocument> {
    const { parent } = parentName(request.parent);
    const collectionId = request.collectionId ?? '';
    checkCollectionId(collectionId);
    const name = `${parent}/${collectionId}/${request.documentId || newDocumentId()}`;
    const write = parseWrite({
      update: { name, fields: request.document?.fields },
      currentDocument: { exists: false },
    });
    return this.#commitForDocument(write, auth, request.mask);
  }

  /** Updates or, without a precondition, creates. @throws FirestoreError */
  async updateDocument(request: UpdateDocumentRequest, auth: RequestAuth): Promise<StoredDocument> {
    const { document, updateMask, currentDocument } = request;
    const write = parseWrite({
      update: document ?? {},
      ...(updateMask ? { updateMask } : {}),
      ...(currentDocument ? { currentDocument } : {}),
    });
    return this.#commitForDocument(write, auth, request.mask);
  }

  /** Deletes; without a precondition, a nonexistent document isn't an error. @throws FirestoreError */
  async deleteDocument(request: DeleteDocumentRequest, auth: RequestAuth): Promise<void> {
    const { currentDocument } = request;
    const write = parseWrite({
      delete: documentName(request.name),
      ...(currentDocument ? { currentDocument } : {}),
    });
    await this.#commit([write], auth);
  }

  /** Deletes every document of a database (the emulators' reset) without evaluating rules. */
  async clear(database: string): Promise<void> {
    const root = `${databaseName(database)}/documents`;
    this.#transactions.endBelow(root);
    const reader = this.#database.read();
    const names = reader
      .collectionsUnder(root)
      .flatMap((name) => Array.from(reader.collection(name), (document) => document.name));
    await this.#database.commit(names.map((name) => ({ kind: 'delete', name, precondition: {} })));
  }

  async #commitForDocument(
    write: Write,
    auth: RequestAuth,
    maskJson: CreateDocumentRequest['mask'],
  ): Promise<StoredDocument> {
    // An invalid mask must be refused before anything is written.
    const mask = readMask(maskJson);
    const result = await this.#commit([write], auth);
    return maskDocument(result.writes[0]?.after as StoredDocument, mask);
  }

  #commit(writes: readonly Write[], auth: RequestAuth, transaction?: Transaction): Promise<CommitResult> {
    return this.#transactions.locks.write(transaction, (lock) =>
      this.#database.commit(writes, (staged) => {
        // Rules come first: a refused commit must neither wait nor abort other transactions.
        this.#authorizeAll(staged, auth);
        lock(staged);
      }),
    );
  }

  #authorizeAll(staged: StagedCommit, auth: RequestAuth): void {
    const time = timestampOfVersion(staged.version);
    for (const { write, before, after } of staged.writes) {
      this.#authorize({
        auth,
        operation: operationOf(write, before),
        name: write.name,
        before,
        after: write.kind === 'update' ? after : null,
        time,
        batch: staged,
        getDocument: staged.get,
        getDocumentAfter: staged.getAfter,
      });
    }
  }
}

/** Verifying a document reveals something about it, so rules treat it as a get. */
function operationOf({ kind }: Write, before: StoredDocument | null): AuthorizeRequest['operation'] {
  if (kind === 'verify') return 'get';
  if (kind === 'delete') return 'delete';
  return before ? 'update' : 'create';
}

function parseWriteIn(root: string, json: WriteJson): Write {
  const write = parseWrite(json);
  if (rootOf(write.name) !== root)
    throw invalidArgument(`Document "${write.name}" is not in the database of the request.`);
  return write;
}

function resultOf({ version }: CommitResult): (staged: StagedWrite) => WriteResultJson {
  return ({ write, after, transformResults }) => {
    if (write.kind === 'delete') return {};
    const updateTime = after?.updateTime ?? timestampOfVersion(version);
    return transformResults.length > 0 ? { updateTime, transformResults } : { updateTime };
  };
}

/** An ID in the SDKs' format: 20 random letters and digits. */
function newDocumentId(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_ALPHABET[randomInt(ID_ALPHABET.length)]).join('');
}
