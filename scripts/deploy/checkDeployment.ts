import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compileRules, describeProblem, RulesCompileError } from '../../backend/local/src/rules/index.ts';
import { policyOf } from '../../build/contentSecurityPolicy.ts';
import { done, refused, type Outcome } from '../release/Outcome.ts';
import type { Site } from '../release/Site.ts';
import { indexProblem } from './indexProblem.ts';
import type { Codebase } from './functions/codebases.ts';
import { codebaseTarget, type DeployOptions, type Target } from './options.ts';

/**
 * Checks that a site's folder can be deployed: all published files are complete, nothing is half done, and there is a policy to send.
 *
 * @param hosting the section of firebase.json
 * @returns a line for the user
 */
function prepareSite(site: Site, hosting: Parameters<typeof policyOf>[0]): Outcome<string> {
  if (policyOf(hosting) === null) return refused('firebase.json has no Content-Security-Policy.');
  const document = site.document();
  if (!document.ok) return document;
  if (!document.value)
    return refused(
      'nothing is released in it. Start with "npm run release -- init", or run "pull" to get what is online.',
    );
  const { shell, modules } = document.value;
  if (!shell) return refused('no shell is served: "npm run release -- promote shell VERSION".');
  const revisions = site.revisions();
  const gap = revisions.findIndex((number, index) => number !== index + 1);
  if (gap !== -1)
    return refused(`releases/${gap + 1}.json, one of the site's revisions, is missing. Pull the site again.`);

  // Versions no longer served stay online unchanged because tabs opened yesterday still request them. Only served versions are checked
  // against today's contract.
  for (const { name, version } of site.published()) {
    const broken = site.refuseBroken(name, version);
    if (broken) return broken;
  }
  const whole = site.shell(shell.version);
  if (!whole.ok) return whole;
  for (const [name, { stable, candidate, previous }] of Object.entries(modules))
    for (const served of [stable, candidate, previous]) {
      const module = served && site.module(name, served.version);
      if (module && !module.ok) return module;
    }

  const settled = site.deriveFiles();
  if (!settled.ok) return settled;
  return done(
    `revision ${settled.value.revision}: shell ${shell.version}, ${Object.keys(modules).length} modules`,
  );
}

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
  if (hosting === undefined) return { ok: false, message: 'firebase.json has no entry for hosting.' };
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
  if (path === undefined) return { ok: false, message: `firebase.json has no entry for ${label}.` };
  if (!existsSync(join(folder, path))) return { ok: false, message: `${label}: ${path} does not exist.` };
  const problem = problemOf(path);
  if (problem !== null) return { ok: false, message: `${label}: ${path}: ${problem}` };
  return { ok: true, line: `${label.padEnd(18)} ${path}` };
}
