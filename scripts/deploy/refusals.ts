import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { googleApi, refusalOf, succeeded, type GoogleApi } from '../google/googleApi.ts';
import { apisOf, commonPermissions, permissionsOf } from '../google/needs.ts';
import { deletedFunctions } from './functions/deletedFunctions.ts';
import { mergeDeclarations, type FunctionsBundle } from './functions/FunctionsBundle.ts';
import type { DeployOptions, Target } from './options.ts';

export interface Login {
  /** Absolute path of firebase-tools. */
  readonly tools: string;
  readonly token: string;
}

interface Asked {
  readonly project: string;
  readonly only: readonly Target[];
  /** The secrets declared by the deployed functions. */
  readonly secrets: readonly string[];
}

/**
 * The requirements for a deployment that the project lacks: APIs, permissions of the deploying account, secrets. firebase-tools finds
 * these one at a time, sometimes after it has changed something.
 *
 * @returns one sentence each
 * @throws Error if Google can't be reached
 */
async function preflight(api: GoogleApi, requested: Asked): Promise<string[]> {
  const problems = await Promise.all([
    apiProblems(api, requested),
    permissionProblems(api, requested),
    secretProblems(api, requested),
  ]);
  return problems.flat();
}

const setUp = (project: string): string => `"npm run deploy -- --set-up ${project}" adds it.`;

async function apiProblems(api: GoogleApi, { project, only }: Asked): Promise<string[]> {
  const names = [...new Set(only.flatMap((target) => apisOf[target]))].map(
    (name) => `${name}.googleapis.com`,
  );
  const query = names.map((name) => `names=projects/${project}/services/${name}`).join('&');
  const answer = await api(
    'GET',
    `serviceusage.googleapis.com/v1/projects/${project}/services:batchGet?${query}`,
  );
  if (!succeeded(answer)) return [`APIs of ${project}: ${refusalOf(answer)}`];
  const { services = [] } = answer.body as {
    services?: { config?: { name?: string }; name?: string; state?: string }[];
  };
  const enabled = new Set(
    services.filter(({ state }) => state === 'ENABLED').map(({ name = '' }) => name.split('/').at(-1)),
  );
  return names
    .filter((name) => !enabled.has(name))
    .map((name) => `The API ${name} is not enabled. ${setUp(project)}`);
}

async function permissionProblems(api: GoogleApi, { project, only }: Asked): Promise<string[]> {
  const permissions = [
    ...new Set([...commonPermissions, ...only.flatMap((target) => permissionsOf[target])]),
  ];
  const answer = await api(
    'POST',
    `cloudresourcemanager.googleapis.com/v1/projects/${project}:testIamPermissions`,
    { permissions },
  );
  if (!succeeded(answer)) return [`Permissions in ${project}: ${refusalOf(answer)}`];
  const { permissions: held = [] } = (answer.body ?? {}) as { permissions?: string[] };
  const missing = permissions.filter((permission) => !held.includes(permission));
  return missing.length === 0 ? [] : [`The deploying account lacks ${missing.join(', ')}. ${setUp(project)}`];
}

async function secretProblems(api: GoogleApi, { project, secrets }: Asked): Promise<string[]> {
  const problemOf = async (name: string): Promise<string[]> => {
    const path = `secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`;
    const answer = await api('GET', path);
    const how = `Set it: npm run firebase -- functions:secrets:set ${name} --project ${project}`;
    if (answer.status === 404) return [`The secret ${name} has no value. ${how}`];
    if (!succeeded(answer)) return [`The secret ${name}: ${refusalOf(answer)}`];
    const { state } = answer.body as { state?: string };
    return state === 'ENABLED'
      ? []
      : [`The latest version of the secret ${name} is ${state?.toLowerCase()}. ${how}`];
  };
  return (await Promise.all(secrets.map(problemOf))).flat();
}

/**
 * Reasons why the project would reject the deployment or lose something in it, as far as they can be known
 * beforehand. Changes nothing.
 *
 * @param root absolute path of the repository
 * @param bundles of the deployed codebases
 * @returns one sentence each
 */
export async function refusals(
  root: string,
  { project, only, deleteFunctions }: DeployOptions,
  { tools, token }: Login,
  bundles: readonly FunctionsBundle[],
): Promise<string[]> {
  const api = googleApi({ token, project, address: process.env.GOOGLE_API_ADDRESS || null });
  let problems: string[];
  try {
    problems = await preflight(api, { project, only, secrets: mergeDeclarations(bundles).secrets });
  } catch (error) {
    return [(error as Error).message];
  }
  if (problems.length > 0 || bundles.length === 0 || deleteFunctions) return problems;
  const args = [join(tools, 'lib/bin/firebase.js'), 'functions:list', '--project', project, '--json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const deleted = deletedFunctions(stdout, bundles);
  if (deleted === null)
    return [`The functions of ${project} can't be listed: ${stdout.trim().slice(0, 300)}`];
  if (deleted.length === 0) return [];
  return [
    `These functions would be deleted: ${deleted.join(', ')}. Add --delete-functions if they should be.`,
  ];
}
