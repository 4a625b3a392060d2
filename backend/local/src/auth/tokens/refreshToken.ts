import { assertCondition } from '../AuthError.ts';
import { parseJson } from '../parseJson.ts';
import type { Session } from './idToken.ts';
import type { Claims } from './jwt.ts';

/** A refresh token's claim for its creation time, in epoch seconds. ID tokens never have it. */
const madeAt = 'local-firebase/made-at';

interface RefreshToken {
  readonly localId: string;
  readonly session: Required<Session>;
  /** Epoch seconds; undefined for a token without it, such as the Auth emulator's. */
  readonly madeAt: number | undefined;
}

/** A refresh token in the Auth emulator's format. @param now epoch milliseconds */
export function createRefreshToken(
  localId: string,
  projectId: string,
  { provider, extraClaims = {} }: Session,
  now: number,
): string {
  const record = {
    _AuthEmulatorRefreshToken: 'DO NOT MODIFY',
    localId,
    provider,
    extraClaims: { ...extraClaims, [madeAt]: Math.floor(now / 1000) },
    projectId,
  };
  return Buffer.from(JSON.stringify(record)).toString('base64');
}

/** @throws AuthError `INVALID_REFRESH_TOKEN` unless it is a refresh token of this project */
export function readRefreshToken(token: string, projectId: string): RefreshToken {
  const record = (parseJson(Buffer.from(token, 'base64').toString('utf8')) ?? null) as Claims | null;
  const isOurs =
    record?.['_AuthEmulatorRefreshToken'] &&
    record['projectId'] === projectId &&
    typeof record['localId'] === 'string' &&
    typeof record['provider'] === 'string';
  assertCondition(isOurs, 'INVALID_REFRESH_TOKEN');
  const { [madeAt]: made, ...extraClaims } = (record['extraClaims'] ?? {}) as Claims;
  return {
    localId: record['localId'] as string,
    session: { provider: record['provider'] as string, extraClaims },
    madeAt: typeof made === 'number' ? made : undefined,
  };
}
