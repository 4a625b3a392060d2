import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** A project's parameters file, named as firebase-tools expects it in `functions.configDir`. */
export const parametersFile = (project: string): string => `.env.${project}`;

/**
 * Problems with a project's parameters. A deployment would stop to prompt for any parameter without a line. An empty value is a deliberate
 * choice and allowed.
 *
 * @param folder absolute path of `functions.configDir`; its `.env` applies to every project
 * @param declared parameters declared by the functions
 * @returns one sentence per problem
 */
export function parameterProblems(folder: string, project: string, declared: readonly string[]): string[] {
  const own = parametersFile(project);
  const read = (file: string): string[] =>
    existsSync(join(folder, file)) ? Object.keys(parseEnv(readFileSync(join(folder, file), 'utf8'))) : [];
  const given = new Set([...read('.env'), ...read(own)]);
  const missing = declared.filter((name) => !given.has(name));
  return missing.length > 0
    ? [`${own} has no ${missing.toSorted().join(', ')}. An empty value means "none".`]
    : [];
}
