import type { WriteJson } from '../commit/Write.ts';
import type { StructuredAggregationQuery, StructuredQuery } from '../query/StructuredQuery.ts';
import type { TransactionOptions } from './Transactions.ts';

/*
 * The requests of google.firestore.v1.Firestore in ProtoJSON as received by any protocol, unchecked. Bytes are base64, timestamps RFC 3339,
 * 64-bit integers decimal strings.
 */

/** Which state a read wants; at most one of these. */
export interface ReadConsistency {
  transaction?: string;
  newTransaction?: TransactionOptions;
  readTime?: string;
}

/** The wanted document fields; all if absent. */
export interface DocumentMask {
  fieldPaths?: string[];
}

export interface GetDocumentRequest extends Pick<ReadConsistency, 'transaction' | 'readTime'> {
  name?: string;
  mask?: DocumentMask;
}

export interface ListDocumentsRequest extends Pick<ReadConsistency, 'transaction' | 'readTime'> {
  parent?: string;
  collectionId?: string;
  pageSize?: number;
  pageToken?: string;
  orderBy?: string;
  mask?: DocumentMask;
  showMissing?: boolean;
}

export interface CreateDocumentRequest {
  parent?: string;
  collectionId?: string;
  documentId?: string;
  document?: { fields?: unknown };
  mask?: DocumentMask;
}

export interface UpdateDocumentRequest {
  document?: { name?: string; fields?: unknown };
  updateMask?: DocumentMask;
  mask?: DocumentMask;
  currentDocument?: WriteJson['currentDocument'];
}

export interface DeleteDocumentRequest {
  name?: string;
  currentDocument?: WriteJson['currentDocument'];
}

export interface BatchGetDocumentsRequest extends ReadConsistency {
  database?: string;
  documents?: string[];
  mask?: DocumentMask;
}

export interface BeginTransactionRequest {
  database?: string;
  options?: TransactionOptions;
}

export interface CommitRequest {
  database?: string;
  writes?: WriteJson[];
  transaction?: string;
}

export interface RollbackRequest {
  database?: string;
  transaction?: string;
}

export interface RunQueryRequest extends ReadConsistency {
  parent?: string;
  structuredQuery?: StructuredQuery;
}

export interface RunAggregationQueryRequest extends ReadConsistency {
  parent?: string;
  structuredAggregationQuery?: StructuredAggregationQuery;
}

export interface PartitionQueryRequest {
  parent?: string;
  structuredQuery?: StructuredQuery;
  partitionCount?: string | number;
  pageSize?: number;
  pageToken?: string;
  readTime?: string;
}

export interface ListCollectionIdsRequest {
  parent?: string;
  pageSize?: number;
  pageToken?: string;
  readTime?: string;
}

export interface BatchWriteRequest {
  database?: string;
  writes?: WriteJson[];
}
