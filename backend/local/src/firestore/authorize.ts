import { FirestoreError, invalidArgument } from './FirestoreError.ts';
import type { StructuredQuery } from './query/StructuredQuery.ts';
import type { StoredDocument } from './store/StoredDocument.ts';

/** Who asks: `'owner'` is an administrator, for whom no rules hold; null is nobody signed in. */
export type RequestAuth = { uid: string; token: Record<string, unknown> } | 'owner' | null;

/** One operation on one document or query, with all that security rules may look at. */
export interface AuthorizeRequest {
  auth: RequestAuth;
  operation: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** Full name of the document; for `list` of the parent (a document or the root) that the query is below. */
  name: string;
  /** Only for `list`. Absent when the ids of collections are to be listed, which Firestore grants to administrators only. */
  query?: StructuredQuery;
  /** The document as it is; null where it doesn't exist, and for `list`. */
  before: StoredDocument | null;
  /** The document as the write would leave it; null for reads and deletes. */
  after: StoredDocument | null;
  /** Canonical timestamp of the request. */
  time: string;
  /** The same object for all operations of one request that has several; rules limit what they cost together. */
  batch?: object;
  /** Any document as it is. */
  getDocument: (name: string) => StoredDocument | null;
  /** Any document as it would be after the whole commit; for reads the same as `getDocument`. */
  getDocumentAfter: (name: string) => StoredDocument | null;
}

/**
 * Decides on one operation.
 *
 * @throws FirestoreError PERMISSION_DENIED to refuse it
 */
export type Authorize = (request: AuthorizeRequest) => void;

/** Refuses nothing. */
export const allowEverything: Authorize = () => {};

/**
 * Reads an `Authorization` header. Tokens are those of the local Auth service, which are not signed, so nothing is verified.
 *
 * @throws FirestoreError INVALID_ARGUMENT for a bearer token that is no JWT, UNAUTHENTICATED for one without a user
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
