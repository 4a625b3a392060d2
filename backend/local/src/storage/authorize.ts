import { StorageError } from './StorageError.ts';
import type { StoredObject } from './StoredObject.ts';

/** The caller: a user with the claims of the ID token, signed out, or an administrator, who is exempt from rules. */
export type Caller =
  | { readonly uid: string; readonly token: Readonly<Record<string, unknown>> }
  | 'administrator'
  | null;

/** A request that the rules in storage.rules decide on. */
export interface StorageRequest {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  readonly bucket: string;
  /** The object's name; for a list, the prefix. */
  readonly path: string;
  readonly caller: Exclude<Caller, 'administrator'>;
  readonly resource: StoredObject | null;
  /** The object after the request. */
  readonly newResource: StoredObject | null;
}

export type AuthorizeStorage = (request: StorageRequest) => Promise<boolean>;

/** `iat` of a `mockUserToken` in the SDKs; such a token never expires. */
const issuedForTests = 0;

/**
 * Parses the Authorization header. Tokens of the local Auth are unsigned, so their claims are trusted.
 *
 * @param header `Firebase <ID token>`, `Bearer <ID token>` or `Bearer owner`
 * @param now milliseconds since the epoch
 * @throws StorageError 401 for a token that is malformed, from another project, or expired
 */
export function identifyCaller(header: string | undefined, projectId: string, now: number): Caller {
  const token = /^(?:Firebase|Bearer)\s+(.+)$/i.exec(header ?? '')?.[1];
  if (token === undefined) return null;
  if (token === 'owner') return 'administrator';
  const claims = parseClaims(token);
  const { sub, aud, iat, exp } = claims ?? {};
  if (
    !claims ||
    typeof sub !== 'string' ||
    aud !== projectId ||
    typeof exp !== 'number' ||
    (exp * 1000 <= now && iat !== issuedForTests)
  ) {
    throw new StorageError(401, 'The ID token is not valid.');
  }
  return { uid: sub, token: claims };
}

function parseClaims(token: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
