import type { SetUpOptions } from '../deploy/options.ts';
import type { GoogleApi } from '../google/googleApi.ts';
import { applyOps } from '../ops/applyOps.ts';
import { missingPermissions } from './missingPermissions.ts';
import { runSteps } from './runSteps.ts';
import { read, type Plan } from './Step.ts';
import type { Declared } from './steps/functions.ts';
import { githubVariables } from './steps/github.ts';
import { setUpSteps } from './setUpSteps.ts';

type Print = (line: string) => void;

export interface SetUpTools {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly api: GoogleApi;
  readonly declared: Declared;
  /** Absolute path of the folder with the functions' parameters. */
  readonly parameters: string;
}

/**
 * Sets up a project, or reports what it lacks. Changes nothing if a permission needed by any step is missing.
 *
 * @param print receives lines for the user
 * @returns the exit code: 0 when nothing is left to do
 */
export async function setUpProject(
  tools: SetUpTools,
  { plan, dryRun }: SetUpOptions,
  print: Print,
): Promise<number> {
  const { api, declared, parameters } = tools;
  const { project } = plan;
  print(`\n${project}${dryRun ? ', nothing is changed' : ''}:\n`);
  // If the project can't be read, the first step reports it.
  const missing = await missingPermissions(api, project).catch((): string[] => []);
  if (missing.length > 0) {
    print(`Your account lacks ${missing.join(', ')}. Run this as an owner of the project.`);
    if (!dryRun) {
      print('Nothing was changed.');
      return 1;
    }
  }
  const { open, isStopped } = await runSteps(setUpSteps(api, plan, declared, parameters), dryRun, print);
  if (isStopped) return 1;
  const isWatched = await watch(tools, plan, dryRun, print);
  await printVariables(api, plan, print);
  if (open === 0 && isWatched) {
    print(`\n${project} is set up.`);
    return 0;
  }
  print(
    `\nSteps not done: ${open}${isWatched ? '' : ', and monitoring'}. Run this again when they are done.`,
  );
  return 1;
}

/** Applies the alerts, dashboard and everything else in `ops/`. @returns whether everything was applied */
async function watch(
  { root, api }: SetUpTools,
  { project, domains, alertEmail }: Plan,
  dryRun: boolean,
  print: Print,
): Promise<boolean> {
  print('\nMonitoring (ops/):\n');
  const host = domains[0] ?? `${project}.web.app`;
  return applyOps({ root, project, host, api, notificationEmail: alertEmail, dryRun }, (text) =>
    print(`  ${text}`),
  );
}

async function printVariables(api: GoogleApi, plan: Plan, print: Print): Promise<void> {
  if (plan.repository === null) return;
  const path = `cloudresourcemanager.googleapis.com/v1/projects/${plan.project}`;
  const found = await read<{ projectNumber: string }>(api, path).catch(() => null);
  if (found === null) return;
  print(`\nVariables of the environment ${plan.environment} in GitHub (Settings, Environments):\n`);
  const site = { SITE_URL: `https://${plan.domains[0] ?? `${plan.project}.web.app`}` };
  for (const [name, value] of Object.entries({
    ...githubVariables(plan.project, found.projectNumber),
    ...site,
  }))
    print(`  ${name.padEnd(28)} ${value}`);
}
