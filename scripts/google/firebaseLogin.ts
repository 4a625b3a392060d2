import { spawnSync } from 'node:child_process';

/** Signs in the way every command of firebase-tools does, and prints the access token. */
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
 * An access token of whoever firebase-tools acts for: a login, GOOGLE_APPLICATION_CREDENTIALS, or the machine's own credentials. So what
 * is checked with it holds for the deployment too.
 *
 * @param tools absolute path of firebase-tools
 * @param root absolute path of the repository, for which a login may have been chosen
 * @returns null when nobody is logged in
 */
export function firebaseToken(tools: string, root: string, project: string): string | null {
  const args = ['-e', script, '--', tools, root, project];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return (status === 0 && stdout.trim().split('\n').at(-1)) || null;
}
