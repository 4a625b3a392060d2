import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions } from '../deploy/functions/bundleFunctions.ts';
import type { DeployConfig } from '../deploy/checkDeployment.ts';
import type { SetUpOptions } from '../deploy/options.ts';
import type { GoogleApi } from '../google/googleApi.ts';
import { googleLogin, googleLoginNeeded } from '../google/googleLogin.ts';
import { applyOps } from '../ops/applyOps.ts';
import { runSteps } from './runSteps.ts';
import { read, type Plan } from './Step.ts';
import { githubVariables } from './steps/github.ts';
import { stepsOf } from './stepsOf.ts';

/**
 * Sets a project up, or says what it lacks.
 *
 * @param root absolute path of the repository
 * @param print receives lines for a person
 * @returns the exit code: 0 when nothing is left to do
 */
export async function setUp(
  root: string,
  { plan, dryRun }: SetUpOptions,
  print: (line: string) => void,
): Promise<number> {
  const { project } = plan;
  const api = googleLogin(project, process.env);
  if (api === null) {
    print(googleLoginNeeded);
    return 1;
  }
  const { functions } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as DeployConfig;
  const bundle = await bundleFunctions(root, join(root, functions?.source ?? ''));
  print(`\n${project}${dryRun ? ', nothing is changed' : ''}:\n`);
  const parameters = join(root, functions?.configDir ?? '');
  const open = await runSteps(stepsOf(api, plan, bundle, parameters), dryRun, print);
  const isWatched = await watch(root, api, plan, dryRun, print);
  await printVariables(api, plan, print);
  if (open === 0 && isWatched) {
    print(`\n${project} is set up.`);
    return 0;
  }
  print(
    `\nSteps are open: ${open}${isWatched ? '' : ', and monitoring'}. Run this again when they are done.`,
  );
  return 1;
}

/** Alerts, the dashboard and what else is in `ops/`. @returns whether all of it could be applied */
async function watch(
  root: string,
  api: GoogleApi,
  { project, domains, alertEmail }: Plan,
  dryRun: boolean,
  print: (line: string) => void,
): Promise<boolean> {
  print('\nMonitoring (ops/):\n');
  const options = {
    root,
    project,
    host: domains[0] ?? `${project}.web.app`,
    api,
    notificationEmail: alertEmail,
    dryRun,
  };
  return applyOps(options, (text) => print(`  ${text}`));
}

async function printVariables(api: GoogleApi, plan: Plan, print: (line: string) => void): Promise<void> {
  if (plan.repository === null) return;
  const path = `cloudresourcemanager.googleapis.com/v1/projects/${plan.project}`;
  const found = await read<{ projectNumber: string }>(api, path).catch(() => null);
  if (found === null) return;
  print(`\nVariables of the environment ${plan.environment} at GitHub (Settings, Environments):\n`);
  const site = { SITE_URL: `https://${plan.domains[0] ?? `${plan.project}.web.app`}` };
  for (const [name, value] of Object.entries({
    ...githubVariables(plan.project, found.projectNumber),
    ...site,
  }))
    print(`  ${name.padEnd(28)} ${value}`);
}
