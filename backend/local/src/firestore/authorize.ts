import { FirestoreError, invalidArgument } from './FirestoreError.ts';
import type { StructuredQuery } from './query/StructuredQuery.ts';
import type { StoredDocument } from './store/StoredDocument.ts';

/** The caller: `'owner'` is an administrator, exempt from rules; null is signed out. */
export type RequestAuth = { uid: string; token: Record<string, unknown> } | 'owner' | null;

/** One operation on a document or query, with everything security rules may read. */
export interface AuthorizeRequest {
  auth: RequestAuth;
  operation: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** Full name of the document; for `list`, of the parent (a document or the root) that the query is below. */
  name: string;
  /** Only for `list`. Absent for listing collection IDs, which only administrators may do. */
  query?: StructuredQuery;
  /** The current document; null if it doesn't exist, and for `list`. */
  before: StoredDocument | null;
  /** The document after the write; null for reads and deletes. */
  after: StoredDocument | null;
  /** Canonical timestamp of the request. */
  time: string;
  /** The same object for all operations of a request with several; rules limit their total cost. */
  batch?: object;
  /** Returns any current document. */
  getDocument: (name: string) => StoredDocument | null;
  /** Returns any document as of after the whole commit; for reads, the same as `getDocument`. */
  getDocumentAfter: (name: string) => StoredDocument | null;
}

/**
 * Decides on one operation.
 *
 * @throws FirestoreError PERMISSION_DENIED to refuse it
 */
export type Authorize = (request: AuthorizeRequest) => void;

export const allowEverything: Authorize = () => {};

/**
 * Parses an `Authorization` header. The local Auth service's tokens are unsigned, so nothing is verified.
 *
 * @throws FirestoreError INVALID_ARGUMENT for a bearer token that isn't a JWT, UNAUTHENTICATED for one without a user
 */
export function parseAuthorization(header: string | undefined): RequestAuth {
  if (header === undefined || header === '') return null;
  const match = /^Bearer\s+(\S+)$/i.exec(header);
  if (!match) throw invalidArgument('The Authorization header is not of the form "Bearer <token>".');
  const credential = match[1] as string;
  if (credential === 'owner') return 'owner';
  const token = decodePayload(credential);
  const uid = token['sub'] ?? token['user_id'];
  if (typeof uid !== 'string' || uid === '')
    throw new FirestoreError('UNAUTHENTICATED', 'The ID token names no user.');
  return { uid, token };
}

function decodePayload(jwt: string): Record<string, unknown> {
  const parts = jwt.split('.');
  if (parts.length === 3) {
    try {
      const payload: unknown = JSON.parse(Buffer.from(parts[1] as string, 'base64url').toString('utf8'));
      if (typeof payload === 'object' && payload !== null && !Array.isArray(payload))
        return payload as Record<string, unknown>;
    } catch {
      // Answered below like every other malformed token.
    }
  }
  throw invalidArgument('The ID token is malformed: expected a JSON web token.');
}
