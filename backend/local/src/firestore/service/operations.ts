import type { RequestAuth } from '../authorize.ts';
import type { FirestoreServices } from './FirestoreServices.ts';
import type * as Requests from './requests.ts';

/** A google.firestore.v1.Firestore call with one request and one response, or a list of responses. */
export interface Operation {
  /** Its message types. */
  request: string;
  response: string;
  /** Whether the response is a list: streamed in gRPC, an array in REST. */
  streams: boolean;
  /** Takes and returns ProtoJSON; throws FirestoreError. */
  run: (services: FirestoreServices, request: object, auth: RequestAuth) => object | Promise<object>;
}

/** All such calls by name. Listen and Write are bidirectional and have their own streams. */
export const OPERATIONS: Record<string, Operation> = {
  GetDocument: unary(
    'GetDocumentRequest',
    'Document',
    ({ reads }, request: Requests.GetDocumentRequest, auth) => reads.getDocument(request, auth),
  ),
  ListDocuments: unary(
    'ListDocumentsRequest',
    'ListDocumentsResponse',
    ({ catalog }, request: Requests.ListDocumentsRequest, auth) => catalog.listDocuments(request, auth),
  ),
  CreateDocument: unary(
    'CreateDocumentRequest',
    'Document',
    ({ writes }, request: Requests.CreateDocumentRequest, auth) => writes.createDocument(request, auth),
  ),
  UpdateDocument: unary(
    'UpdateDocumentRequest',
    'Document',
    ({ writes }, request: Requests.UpdateDocumentRequest, auth) => writes.updateDocument(request, auth),
  ),
  DeleteDocument: unary(
    'DeleteDocumentRequest',
    'Empty',
    async ({ writes }, request: Requests.DeleteDocumentRequest, auth) => {
      await writes.deleteDocument(request, auth);
      return {};
    },
  ),
  BatchGetDocuments: streaming(
    'BatchGetDocumentsRequest',
    'BatchGetDocumentsResponse',
    ({ reads }, request: Requests.BatchGetDocumentsRequest, auth) => reads.batchGet(request, auth),
  ),
  BeginTransaction: unary(
    'BeginTransactionRequest',
    'BeginTransactionResponse',
    ({ transactions }, request: Requests.BeginTransactionRequest) => ({
      transaction: transactions.begin(request.options).id,
    }),
  ),
  Commit: unary('CommitRequest', 'CommitResponse', ({ writes }, request: Requests.CommitRequest, auth) =>
    writes.commit(request, auth),
  ),
  Rollback: unary('RollbackRequest', 'Empty', ({ transactions }, request: Requests.RollbackRequest) => {
    transactions.end(request.transaction ?? '');
    return {};
  }),
  RunQuery: streaming(
    'RunQueryRequest',
    'RunQueryResponse',
    ({ reads }, request: Requests.RunQueryRequest, auth) => reads.runQuery(request, auth),
  ),
  RunAggregationQuery: streaming(
    'RunAggregationQueryRequest',
    'RunAggregationQueryResponse',
    ({ reads }, request: Requests.RunAggregationQueryRequest, auth) =>
      reads.runAggregationQuery(request, auth),
  ),
  PartitionQuery: unary(
    'PartitionQueryRequest',
    'PartitionQueryResponse',
    ({ catalog }, request: Requests.PartitionQueryRequest, auth) => catalog.partitionQuery(request, auth),
  ),
  ListCollectionIds: unary(
    'ListCollectionIdsRequest',
    'ListCollectionIdsResponse',
    ({ catalog }, request: Requests.ListCollectionIdsRequest, auth) =>
      catalog.listCollectionIds(request, auth),
  ),
  BatchWrite: unary(
    'BatchWriteRequest',
    'BatchWriteResponse',
    ({ writes }, request: Requests.BatchWriteRequest, auth) => writes.batchWrite(request, auth),
  ),
};

type Run<Request> = (
  services: FirestoreServices,
  request: Request,
  auth: RequestAuth,
) => object | Promise<object>;

function unary<Request extends object>(request: string, response: string, run: Run<Request>): Operation {
  return { request, response, streams: false, run: run as Run<object> };
}

function streaming<Request extends object>(
  request: string,
  response: string,
  run: (services: FirestoreServices, request: Request, auth: RequestAuth) => Promise<object[]>,
): Operation {
  return { request, response, streams: true, run: run as Run<object> };
}
