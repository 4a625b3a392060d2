import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod/mini';
import type { FunctionsBundle } from './FunctionsBundle.ts';

const listSchema = z.object({
  result: z.array(z.object({ id: z.string(), region: z.string(), codebase: z.optional(z.string()) })),
});

/**
 * The functions that a deployment with `--force` would delete without asking: online functions that their deployed codebase no longer has.
 * A function that another deployed codebase has is moved there instead.
 *
 * @param list output of `firebase functions:list --json`
 * @param bundles what is deployed
 * @returns names; null if the list can't be parsed
 */
export function deletedFunctions(
  list: string,
  bundles: readonly Pick<FunctionsBundle, 'codebase' | 'functions'>[],
): string[] | null {
  const deployed = new Set<string | undefined>(bundles.map(({ codebase }) => codebase));
  const bundled = new Set(bundles.flatMap(({ functions }) => functions));
  try {
    const { result } = z.parse(listSchema, JSON.parse(list));
    return result
      .filter(({ id, codebase }) => deployed.has(codebase) && !bundled.has(id))
      .map(({ id, region }) => `${id} (${region})`);
  } catch {
    return null;
  }
}

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
    ? [`${own} is missing ${missing.toSorted().join(', ')}. An empty value means "none".`]
    : [];
}
