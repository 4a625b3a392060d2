import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReservedSegment } from '../../../shared-lib/src/domain/community/reservedSegments.ts';
import { containerIn } from '../../../build/containerIn.ts';
import { readFiles } from '../../../scripts/release/versionFolder.ts';
import type { Facts } from '../facts.ts';
import type { ModuleSource } from '../readSource.ts';
import { entriesOf, type ServedSite } from '../registry/site.ts';
import { buildProblems, globalProblems } from './buildProblems.ts';
import type { ContainerRun, RunResult } from './runContainer.ts';

/** Timeout for running a module's code, in milliseconds. */
const patience = 15_000;

export interface CheckOptions {
  readonly source: ModuleSource;
  /** The built version's folder. */
  readonly folder: string;
  readonly site: ServedSite;
  readonly facts: Facts;
  /** The script that runs a container (runContainer.ts). */
  readonly runner: string;
  readonly patience?: number;
}

/**
 * Checks a built version against a site: its files, its claims, and what happens when its code is loaded with what the
 * shell shares.
 * @returns one sentence per problem
 */
export async function checkBuild(options: CheckOptions): Promise<string[]> {
  const { source, folder, site, facts } = options;
  const { manifest, version } = source;
  const container = containerIn(folder);
  const entries = entriesOf(site);
  const own = entries.get(manifest.name);
  const served = own ? [own.stable, own.candidate, own.previous].flatMap((one) => one ?? []) : [];
  const ownSegments = new Set(
    served.flatMap((one) => one.manifest.routes.map(({ path }) => path.split('/')[1] ?? '')),
  );
  const files = new Map(
    Object.keys(readFiles(folder)).map((path) => {
      const content = readFileSync(join(folder, path));
      return [
        path,
        { bytes: content.length, script: path.endsWith('.js') ? content.toString('utf8') : null },
      ];
    }),
  );
  const problems = buildProblems({
    manifest,
    version,
    container,
    files,
    shell: site.shell,
    others: [...entries].filter(([name]) => name !== manifest.name).map(([, { stable }]) => stable.manifest),
    served: new Map(served.flatMap((one) => (one.container ? [[one.version, one.container.global]] : []))),
    own: ownSegments,
    isReserved: isReservedSegment,
  });
  if (!container) return problems;
  const { shared, exports } = facts;
  const result = await run(
    { folder, script: container.script, global: container.global, manifest, shared, exports },
    options,
  );
  return [...problems, ...result.problems, ...globalProblems(result.globals, version)];
}

/** Runs a container in a separate process, for a limited time. */
function run(given: ContainerRun, { runner, patience: limit = patience }: CheckOptions): Promise<RunResult> {
  const failed = (problem: string): RunResult => ({ problems: [problem], globals: [] });
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', runner, JSON.stringify(given)],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: process.env.PATH },
      },
    );
    let [output, errors] = ['', ''];
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      resolve(failed(`${given.script} hasn't finished loading after ${limit / 1000} s.`));
    }, limit);
    child.once('close', () => {
      clearTimeout(timer);
      try {
        resolve(JSON.parse(output.trim().split('\n').at(-1)!) as RunResult);
      } catch {
        resolve(
          failed(`${given.script} ended the process that loaded it: ${errors.trim().split('\n').at(-1)}.`),
        );
      }
    });
  });
}
