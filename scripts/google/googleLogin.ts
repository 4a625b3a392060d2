import { spawnSync } from 'node:child_process';
import { googleApi, type GoogleApi } from './googleApi.ts';

/** The message for when `googleLogin` finds no login. */
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

/** Logs in like every firebase-tools command and prints the access token. */
const script = `
const [tools, root, project] = process.argv.slice(1);
const auth = require(tools + '/lib/auth');
const options = { project, projectId: project };
const account = auth.getProjectDefaultAccount(root);
if (account) auth.setActiveAccount(options, account);
require(tools + '/lib/requireAuth').requireAuth(options)
  .then(() => require(tools + '/lib/apiv2').getAccessToken())
  .then((token) => process.stdout.write(token ? '\\n' + token : ''), () => {});
`;

/**
 * An access token for the account firebase-tools acts as: a login, GOOGLE_APPLICATION_CREDENTIALS, or the machine's own credentials. Checks
 * made with it therefore hold for the deployment too.
 *
 * @param tools absolute path of firebase-tools
 * @param root absolute path of the repository, which may have its own login
 * @returns null without a login
 */
export function firebaseToken(tools: string, root: string, project: string): string | null {
  const args = ['-e', script, '--', tools, root, project];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return (status === 0 && stdout.trim().split('\n').at(-1)) || null;
}
