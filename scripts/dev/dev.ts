import { resolve } from 'node:path';
import { moduleNames, type BuildName } from '../../build/workspaces.ts';
import { build } from '../start/build.ts';
import type { StartOptions } from '../start/options.ts';
import type { Run } from '../start/runUntilStopped.ts';
import { start } from '../start/start.ts';
import { createMiddleware } from './createMiddleware.ts';
import { startBuilds } from './startBuilds.ts';
import { watchTypes } from './watchTypes.ts';

export interface DevContext extends Run {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly options: StartOptions;
  /** The workspaces with hot reload, always including the shell; the other modules are built for production. */
  readonly hot: readonly BuildName[];
  readonly print: (line: string) => void;
  readonly log: (source: string, line: string) => void;
}

/**
 * Serves the product with hot reload and checks types, lint and module contracts on changes. Resolves when only serving is left to do.
 *
 * @throws StartError
 */
export async function dev(context: DevContext): Promise<void> {
  const { root, hot, children, started, isStopping, log } = context;
  const { builds, contracts, close } = startBuilds({ root, names: hot, mode: 'development', children, log });
  started.stopPage = close;

  const others = moduleNames.filter((name) => !hot.includes(name));
  await start({
    ...context,
    hostingMiddleware: createMiddleware(builds, () => contracts.releases(), resolve(root, 'firebase.json')),
    preparePage: async () => {
      await Promise.all([
        others.length > 0 && build(root, children, others, log),
        ...builds.map(({ built }) => built),
      ]);
      // Started late so the page doesn't wait for it.
      if (!isStopping()) void watchTypes(root, children, (line) => log('types', line));
    },
  });
}
