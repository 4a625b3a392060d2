import { FirestoreError, invalidArgument } from '../FirestoreError.ts';
import { lastId, parentOf } from '../names/resourceName.ts';

/** The call a REST request represents. */
export interface RestCall {
  /** A name in `OPERATIONS`. */
  operation: string;
  /** The request message in ProtoJSON. */
  request: Record<string, unknown>;
}

/** Calls of the form `{resource}:{name}`: the operation, and the request field for the resource. */
const CUSTOM_CALLS: Record<string, { operation: string; resource: 'database' | 'parent' }> = {
  batchGet: { operation: 'BatchGetDocuments', resource: 'database' },
  beginTransaction: { operation: 'BeginTransaction', resource: 'database' },
  commit: { operation: 'Commit', resource: 'database' },
  rollback: { operation: 'Rollback', resource: 'database' },
  batchWrite: { operation: 'BatchWrite', resource: 'database' },
  runQuery: { operation: 'RunQuery', resource: 'parent' },
  runAggregationQuery: { operation: 'RunAggregationQuery', resource: 'parent' },
  partitionQuery: { operation: 'PartitionQuery', resource: 'parent' },
  listCollectionIds: { operation: 'ListCollectionIds', resource: 'parent' },
};

const RESOURCE = /^\/v1(?:beta1)?\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/.*)?)$/s;
const CUSTOM = /:([a-zA-Z]+)$/;

/**
 * Translates a REST request (HTTP bindings of google.firestore.v1) to a call.
 *
 * @param path the URL's path, still percent-encoded
 * @param body the parsed JSON body, undefined for none
 * @throws FirestoreError NOT_FOUND for a path that isn't a resource, INVALID_ARGUMENT for a body that isn't an object
 */
export function parseRestRequest(
  method: string,
  path: string,
  query: URLSearchParams,
  body: unknown,
): RestCall {
  const custom = method === 'POST' ? CUSTOM.exec(path) : null;
  const call =
    custom && Object.hasOwn(CUSTOM_CALLS, custom[1] as string)
      ? CUSTOM_CALLS[custom[1] as string]
      : undefined;
  const resource = resourceOf(call && custom ? path.slice(0, custom.index) : path);
  const json = readObject(body);
  if (call) {
    return {
      operation: call.operation,
      request: { ...json, [call.resource]: call.resource === 'database' ? parentOf(resource) : resource },
    };
  }
  const below = resource.split('/').slice(5);
  const isDocument = below.length > 0 && below.length % 2 === 0;
  if (isDocument) return documentCall(method, resource, query, json);
  if (below.length === 0) throw notFound(path);
  return collectionCall(method, resource, query, json);
}

function resourceOf(path: string): string {
  const match = RESOURCE.exec(decodePath(path));
  if (!match) throw notFound(path);
  return match[1] as string;
}

/** Decodes a URL's path. @throws FirestoreError INVALID_ARGUMENT for invalid encoding */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw invalidArgument('The path is not properly encoded.');
  }
}

function readObject(body: unknown): Record<string, unknown> {
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalidArgument('Expected a JSON object.');
  return body as Record<string, unknown>;
}

function documentCall(
  method: string,
  name: string,
  query: URLSearchParams,
  document: Record<string, unknown>,
): RestCall {
  const mask = maskOf(query, 'mask');
  if (method === 'GET')
    return { operation: 'GetDocument', request: { name, ...mask, ...readConsistency(query) } };
  if (method === 'DELETE') return { operation: 'DeleteDocument', request: { name, ...precondition(query) } };
  if (method === 'PATCH') {
    const request = {
      document: { ...document, name },
      ...maskOf(query, 'updateMask'),
      ...mask,
      ...precondition(query),
    };
    return { operation: 'UpdateDocument', request };
  }
  throw new FirestoreError('UNIMPLEMENTED', `${method} is not supported on a document.`);
}

function collectionCall(
  method: string,
  name: string,
  query: URLSearchParams,
  document: Record<string, unknown>,
): RestCall {
  const place = { parent: parentOf(name), collectionId: lastId(name) };
  const mask = maskOf(query, 'mask');
  if (method === 'POST') {
    return {
      operation: 'CreateDocument',
      request: { ...place, documentId: query.get('documentId') ?? '', document, ...mask },
    };
  }
  if (method !== 'GET')
    throw new FirestoreError('UNIMPLEMENTED', `${method} is not supported on a collection.`);
  return {
    operation: 'ListDocuments',
    request: {
      ...place,
      ...mask,
      ...readConsistency(query),
      pageSize: Number(query.get('pageSize') ?? 0),
      pageToken: query.get('pageToken') ?? '',
      orderBy: query.get('orderBy') ?? '',
      showMissing: query.get('showMissing') === 'true',
    },
  };
}

function maskOf(
  query: URLSearchParams,
  name: 'mask' | 'updateMask',
): Record<string, { fieldPaths: string[] }> {
  const fieldPaths = query.getAll(`${name}.fieldPaths`);
  return fieldPaths.length > 0 ? { [name]: { fieldPaths } } : {};
}

function precondition(query: URLSearchParams): {
  currentDocument?: { exists?: boolean; updateTime?: string };
} {
  const exists = query.get('currentDocument.exists');
  const updateTime = query.get('currentDocument.updateTime');
  if (updateTime !== null) return { currentDocument: { updateTime } };
  return exists === null ? {} : { currentDocument: { exists: exists === 'true' } };
}

function readConsistency(query: URLSearchParams): { transaction?: string; readTime?: string } {
  const transaction = query.get('transaction');
  const readTime = query.get('readTime');
  return { ...(transaction === null ? {} : { transaction }), ...(readTime === null ? {} : { readTime }) };
}

function notFound(path: string): FirestoreError {
  return new FirestoreError('NOT_FOUND', `There is nothing at ${path}.`);
}
