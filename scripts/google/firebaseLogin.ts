import { spawnSync } from 'node:child_process';

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
