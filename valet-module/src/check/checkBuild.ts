import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReservedSegment } from '../../../shared-lib/src/domain/community/reservedSegments.ts';
import { containerIn } from '../../../build/containerIn.ts';
import { readFiles } from '../../../scripts/release/versionFolder.ts';
import type { Facts } from '../facts.ts';
import type { ModuleSource } from '../readSource.ts';
import { entriesOf, type ServedSite } from '../registry/site.ts';
import { buildProblems, globalProblems } from './buildProblems.ts';
import { runApart } from './runApart.ts';
import type { ContainerRun } from './runContainer.ts';
import type { PartsRun } from './showParts.ts';

/** Timeouts for loading a module's code, and for showing its parts on top of the time they stay open, in milliseconds. */
const patience = { loading: 15_000, showing: 90_000 };

export interface CheckOptions {
  readonly source: ModuleSource;
  /** The built version's folder. */
  readonly folder: string;
  readonly site: ServedSite;
  readonly facts: Facts;
  /** The script that runs a container (runContainer.ts). */
  readonly runner: string;
  readonly patience?: number;
  /** The script that shows every part (showParts.ts), and for how many seconds; null to skip this. */
  readonly shown: { readonly runner: string; readonly seconds: number } | null;
}

/**
 * Checks a built version against a site: its files, its claims, and what happens when its code is loaded with what the
 * shell shares, and when its parts are shown for a while.
 * @returns one sentence per problem
 */
export async function checkBuild(options: CheckOptions): Promise<string[]> {
  const { source, folder, site, facts, runner, shown } = options;
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
  const { script, global } = container;
  const given: ContainerRun = { folder, script, global, manifest, shared, exports };
  const loaded = await runApart({ runner, given, limit: options.patience ?? patience.loading });
  problems.push(...loaded.problems, ...globalProblems(loaded.globals, version));
  // A version that can't be loaded isn't shown.
  if (problems.length > 0 || !shown) return problems;
  const { seconds } = shown;
  const parts: PartsRun = { folder, script, global, manifest, shared, seconds };
  const limit = patience.showing + seconds * 1000;
  return [...(await runApart({ runner: shown.runner, given: parts, limit })).problems];
}
