import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { googleApi } from '../google/googleApi.ts';
import { deletedFunctions } from './functions/deletedFunctions.ts';
import { mergeDeclarations, type FunctionsBundle } from './functions/FunctionsBundle.ts';
import type { DeployOptions } from './options.ts';
import { preflight } from './preflight.ts';

export interface Login {
  /** Absolute path of firebase-tools. */
  readonly tools: string;
  readonly token: string;
}

/**
 * Why the project would refuse a deployment or lose something by it, as far as can be known now. Changes nothing.
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
