import { parseJson } from '../parseJson.ts';

export type Claims = Readonly<Record<string, unknown>>;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An unsigned token, which SDKs accept from an emulator. */
export const unsignedJwt = (claims: Claims): string =>
  `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;

/** A token's claims, without checking its signature; null if it isn't a token. */
export function readJwt(token: string): Claims | null {
  const [header, payload, signature] = token.split('.');
  if (header === undefined || payload === undefined || signature === undefined) return null;
  return partOf(header) && partOf(payload);
}

function partOf(part: string): Claims | null {
  const value = parseJson(Buffer.from(part, 'base64url').toString('utf8'));
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Claims) : null;
}
