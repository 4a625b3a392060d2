import { spawnSync } from 'node:child_process';
import { googleApi, type GoogleApi } from './googleApi.ts';

/** What to do when `googleLogin` finds no login. */
export const googleLoginNeeded =
  'No Google Cloud login found. Run "gcloud auth login", or set GOOGLE_ACCESS_TOKEN.';

/**
 * A client for Google's APIs that acts as the gcloud user.
 *
 * @param project bills the calls
 * @param environment may have an access token as GOOGLE_ACCESS_TOKEN, and a fake Google as GOOGLE_API_ADDRESS
 * @returns null without a login
 */
export function googleLogin(project: string, environment: Readonly<NodeJS.ProcessEnv>): GoogleApi | null {
  const token = environment.GOOGLE_ACCESS_TOKEN || gcloudToken(environment);
  return token ? googleApi({ token, project, address: environment.GOOGLE_API_ADDRESS || null }) : null;
}

function gcloudToken(env: Readonly<NodeJS.ProcessEnv>): string | null {
  const args = ['auth', 'print-access-token'];
  const { status, stdout } = spawnSync('gcloud', args, { env, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
