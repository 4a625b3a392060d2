import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions } from '../deploy/functions/bundleFunctions.ts';
import type { DeployConfig } from '../deploy/checkDeployment.ts';
import type { SetUpOptions } from '../deploy/options.ts';
import { googleApi, type GoogleApi } from '../google/googleApi.ts';
import { applyOps } from '../ops/applyOps.ts';
import { runSteps } from './runSteps.ts';
import { read, type Plan } from './Step.ts';
import { githubVariables } from './steps/github.ts';
import { stepsOf } from './stepsOf.ts';

function accessToken(): string | null {
  if (process.env.GOOGLE_ACCESS_TOKEN) return process.env.GOOGLE_ACCESS_TOKEN;
  const { status, stdout } = spawnSync('gcloud', ['auth', 'print-access-token'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

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
  const token = accessToken();
  if (token === null) {
    print('Nobody is logged in at Google Cloud: run "gcloud auth login", or set GOOGLE_ACCESS_TOKEN.');
    return 1;
  }
  const { project } = plan;
  const api = googleApi({ token, project, address: process.env.GOOGLE_API_ADDRESS || null });
  const { functions } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as DeployConfig;
  const bundle = await bundleFunctions(root, join(root, functions?.source ?? ''));
  print(`\n${project}${dryRun ? ', nothing is changed' : ''}:\n`);
  const parameters = join(root, functions?.configDir ?? '');
  const open = await runSteps(stepsOf(api, plan, bundle, parameters), dryRun, print);
  const isWatched = await watch(root, token, plan, dryRun, print);
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
  token: string,
  { project, domains, alertEmail }: Plan,
  dryRun: boolean,
  print: (line: string) => void,
): Promise<boolean> {
  print('\nMonitoring (ops/):\n');
  const address = process.env.GOOGLE_API_ADDRESS;
  const options = {
    root,
    project,
    host: domains[0] ?? `${project}.web.app`,
    token,
    notificationEmail: alertEmail,
    dryRun,
    ...(address && {
      api: {
        monitoring: `${address}/monitoring.googleapis.com`,
        logging: `${address}/logging.googleapis.com`,
      },
    }),
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
