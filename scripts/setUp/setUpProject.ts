import type { SetUpOptions } from '../deploy/options.ts';
import { ask, type GoogleApi } from '../google/googleApi.ts';
import { applyOps } from '../ops/applyOps.ts';
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
 * Project permissions needed by set-up and included in the Owner role (docs.cloud.google.com/iam/docs/roles-permissions). An owner's rights
 * to a bucket come from the bucket's own policy.
 */
const needed: readonly string[] = [
  'datastore.backupSchedules.create',
  'datastore.databases.create',
  'datastore.databases.update',
  'firebase.clients.create',
  'firebase.projects.update',
  'firebaseauth.configs.create',
  'firebaseauth.configs.update',
  'firebasehosting.sites.create',
  'firebasestorage.defaultBucket.create',
  'iam.serviceAccounts.create',
  'iam.serviceAccounts.setIamPolicy',
  'logging.logMetrics.create',
  'logging.logMetrics.update',
  'monitoring.alertPolicies.create',
  'monitoring.alertPolicies.update',
  'monitoring.dashboards.create',
  'monitoring.dashboards.update',
  'monitoring.notificationChannels.create',
  'monitoring.services.create',
  'monitoring.slos.create',
  'monitoring.slos.update',
  'monitoring.uptimeCheckConfigs.create',
  'monitoring.uptimeCheckConfigs.update',
  'resourcemanager.projects.setIamPolicy',
  'secretmanager.secrets.create',
  'secretmanager.secrets.setIamPolicy',
  'secretmanager.versions.add',
  'serviceusage.services.enable',
];

/**
 * The permissions the logged-in user lacks for set-up, checked before anything changes.
 * @throws Error with Google's reason, including for a nonexistent project
 */
async function missingPermissions(api: GoogleApi, project: string): Promise<string[]> {
  const path = `cloudresourcemanager.googleapis.com/v1/projects/${project}:testIamPermissions`;
  const { permissions = [] } = await ask(api, 'POST', path, { permissions: needed });
  return needed.filter((permission) => !(permissions as string[]).includes(permission));
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
