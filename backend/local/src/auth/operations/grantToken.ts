import { assertCondition } from '../AuthError.ts';
import type { GrantBody } from '../http/bodies.ts';
import { readRefreshToken } from '../tokens/refreshToken.ts';
import type { Context } from './Context.ts';

/** The project number of every local project. */
export const projectNumber = '12345';

/** Exchanges a refresh token for an ID token. Refuses ended sessions, like Google but unlike the Auth emulator. */
export function grantToken({ project }: Context, { grantType, refreshToken }: GrantBody): object {
  assertCondition(grantType, 'MISSING_GRANT_TYPE');
  assertCondition(grantType === 'refresh_token', 'INVALID_GRANT_TYPE');
  assertCondition(refreshToken, 'MISSING_REFRESH_TOKEN');
  const { localId, session, madeAt = Infinity } = readRefreshToken(refreshToken, project.id);
  const account = project.accounts.get(localId);
  assertCondition(account, 'INVALID_REFRESH_TOKEN');
  assertCondition(madeAt >= Number(account.validSince ?? 0), 'TOKEN_EXPIRED');
  assertCondition(!account.disabled, 'USER_DISABLED');
  const tokens = project.issueTokens(account, session);
  return {
    id_token: tokens.idToken,
    access_token: tokens.idToken,
    expires_in: tokens.expiresIn,
    refresh_token: tokens.refreshToken,
    token_type: 'Bearer',
    user_id: localId,
    project_id: projectNumber,
  };
}
