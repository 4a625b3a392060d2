import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions } from '../deploy/functions/bundleFunctions.ts';
import { mergeDeclarations } from '../deploy/functions/FunctionsBundle.ts';
import { codebases } from '../deploy/functions/codebases.ts';
import { functionsFolders, type DeployConfig } from '../deploy/checkDeployment.ts';
import type { SetUpOptions } from '../deploy/options.ts';
import { googleLogin, googleLoginNeeded } from '../google/googleLogin.ts';
import { setUpProject } from './setUpProject.ts';

/**
 * Sets up a project for this checkout's functions, or lists what is missing, as the gcloud user.
 *
 * @param root absolute path of the repository
 * @param print receives lines for the user
 * @returns the exit code: 0 when nothing is left to do
 */
export async function setUp(
  root: string,
  options: SetUpOptions,
  print: (line: string) => void,
): Promise<number> {
  const api = googleLogin(options.plan.project, process.env);
  if (api === null) {
    print(googleLoginNeeded);
    return 1;
  }
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as DeployConfig;
  const folders = functionsFolders(config);
  if (folders === null) {
    print('firebase.json has no entry for functions.');
    return 1;
  }
  // Not the shared bundles folder, which a concurrent deployment would empty.
  const own = join(root, 'backend/.cache/dist-functions');
  mkdirSync(own, { recursive: true });
  const bundles = mkdtempSync(join(own, 'set-up-'));
  try {
    const declared = mergeDeclarations(await bundleFunctions(root, bundles, codebases));
    const parameters = join(root, folders.parameters);
    return await setUpProject({ root, api, declared, parameters }, options, print);
  } finally {
    rmSync(bundles, { recursive: true, force: true });
  }
}
