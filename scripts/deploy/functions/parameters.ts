import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** The file with the parameters of a project, as firebase-tools looks for it in `functions.configDir`. */
export const parametersFile = (project: string): string => `.env.${project}`;

/**
 * What is wrong with the parameters of a project: one without a line of its own would be asked for in the middle of a deployment. An
 * empty value is a decision and allowed.
 *
 * @param folder absolute path of `functions.configDir`; `.env` there is for every project
 * @param declared the parameters that the functions declare
 * @returns one sentence each
 */
export function parameterProblems(folder: string, project: string, declared: readonly string[]): string[] {
  const own = parametersFile(project);
  const read = (file: string): string[] =>
    existsSync(join(folder, file)) ? Object.keys(parseEnv(readFileSync(join(folder, file), 'utf8'))) : [];
  const given = new Set([...read('.env'), ...read(own)]);
  const missing = declared.filter((name) => !given.has(name));
  return missing.length > 0 ? [`${own} has no ${missing.join(', ')}; an empty value says "none".`] : [];
}
