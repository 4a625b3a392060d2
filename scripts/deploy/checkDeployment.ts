import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compileRules, describeProblem, RulesCompileError } from '../../backend/local/src/rules/index.ts';
import type { Site } from '../release/Site.ts';
import { indexProblem } from './indexProblem.ts';
import type { Codebase } from './functions/codebases.ts';
import { codebaseTarget, type DeployOptions, type Target } from './options.ts';
import { prepareSite } from './prepareSite.ts';

/** The parts of firebase.json that say what is deployed, with paths as written there. */
export interface DeployConfig {
  readonly hosting?: Parameters<typeof prepareSite>[1];
  readonly functions?: readonly {
    readonly codebase: Codebase;
    readonly source?: string;
    readonly configDir?: string;
  }[];
  readonly firestore?: { readonly rules?: string; readonly indexes?: string };
  readonly storage?: { readonly rules?: string };
}

/**
 * The folders shared by all codebases, as written in firebase.json: the bundles' folder, emptied by each bundling, and the parameters'
 * folder. Null where firebase.json names no functions.
 */
export function functionsFolders({ functions }: DeployConfig): {
  readonly bundles: string;
  readonly parameters: string;
} | null {
  const { source, configDir = '' } = functions?.[0] ?? {};
  return source === undefined ? null : { bundles: dirname(source), parameters: configDir };
}

/** One deployed item: a line that names it, or its problem. */
export type Finding =
  | { readonly ok: true; readonly line: string }
  | { readonly ok: false; readonly message: string };

/**
 * Checks everything a deployment takes except the functions' code.
 *
 * @param folder absolute path of the folder with firebase.json
 * @param site the Hosting content to deploy
 */
export function checkDeployment(
  folder: string,
  config: DeployConfig,
  { only, codebases }: Pick<DeployOptions, 'only' | 'codebases'>,
  site: Site,
): Finding[] {
  const checks: Readonly<Record<Target, () => Finding[]>> = {
    hosting: () => [siteFinding(site, config)],
    functions: () =>
      codebases.map((name) => {
        const source = config.functions?.find(({ codebase }) => codebase === name)?.source;
        return fileFinding(folder, codebaseTarget(name), source, (path) =>
          existsSync(join(folder, path, 'package.json')) ? null : 'package.json is missing.',
        );
      }),
    firestore: () => [
      ...rulesFindings(folder, 'firestore', config.firestore?.rules, 'cloud.firestore'),
      fileFinding(folder, 'firestore indexes', config.firestore?.indexes, (path) =>
        indexProblem(readFileSync(join(folder, path), 'utf8')),
      ),
    ],
    storage: () => rulesFindings(folder, 'storage', config.storage?.rules, 'firebase.storage'),
  };
  return only.flatMap((target) => checks[target]());
}

function siteFinding(site: Site, { hosting }: DeployConfig): Finding {
  if (hosting === undefined) return { ok: false, message: 'firebase.json names nothing for hosting.' };
  const prepared = prepareSite(site, hosting);
  return prepared.ok
    ? { ok: true, line: `${'hosting'.padEnd(18)} ${prepared.value}` }
    : { ok: false, message: `hosting: ${site.folder}: ${prepared.message}` };
}

/** If the rules compile, one line per warning follows. */
function rulesFindings(
  folder: string,
  target: Target,
  path: string | undefined,
  service: 'cloud.firestore' | 'firebase.storage',
): Finding[] {
  const warnings: Finding[] = [];
  const finding = fileFinding(folder, `${target} rules`, path, (rules) => {
    try {
      const ruleset = compileRules(readFileSync(join(folder, rules), 'utf8'), basename(rules), service);
      for (const warning of ruleset.warnings)
        warnings.push({ ok: true, line: `${'  warning'.padEnd(18)} ${describeProblem(warning)}` });
      return null;
    } catch (error) {
      if (error instanceof RulesCompileError) return error.message;
      throw error;
    }
  });
  return [finding, ...warnings];
}

/** @param problemOf returns the problem of an existing file; null for none */
function fileFinding(
  folder: string,
  label: string,
  path: string | undefined,
  problemOf: (path: string) => string | null = () => null,
): Finding {
  if (path === undefined) return { ok: false, message: `firebase.json names nothing for ${label}.` };
  if (!existsSync(join(folder, path))) return { ok: false, message: `${label}: ${path} does not exist.` };
  const problem = problemOf(path);
  if (problem !== null) return { ok: false, message: `${label}: ${path}: ${problem}` };
  return { ok: true, line: `${label.padEnd(18)} ${path}` };
}
