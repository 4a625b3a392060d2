import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleFunctions } from '../deploy/functions/bundleFunctions.ts';
import { declaredTogether } from '../deploy/functions/FunctionsBundle.ts';
import { codebases } from '../deploy/functions/codebases.ts';
import type { DeployConfig } from '../deploy/checkDeployment.ts';
import type { SetUpOptions } from '../deploy/options.ts';
import { googleLogin, googleLoginNeeded } from '../google/googleLogin.ts';
import { setUpProject } from './setUpProject.ts';

/**
 * Sets up a project for this tree's functions, or lists what is missing, as the user logged in to gcloud.
 *
 * @param root absolute path of the repository
 * @param print receives lines for a person
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
  const { functions } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as DeployConfig;
  const { source = '', configDir = '' } = functions?.[0] ?? {};
  const declared = declaredTogether(await bundleFunctions(root, dirname(join(root, source)), codebases));
  const parameters = join(root, configDir);
  return setUpProject({ root, api, declared, parameters }, options, print);
}
