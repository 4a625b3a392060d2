import { resolve } from 'node:path';
import patterns from 'superstatic/lib/utils/patterns.js';
import { readHostingConfig, type HostingMiddleware } from '../../backend/local/src/index.ts';
import { moduleNames, type BuildName } from '../../build/workspaces.ts';
import { build } from '../start/build.ts';
import type { StartOptions } from '../start/options.ts';
import type { Run } from '../start/runUntilStopped.ts';
import { start } from '../start/start.ts';
import type { HotBuild } from './HotBuild.ts';
import { requireOwnHost } from './requireOwnHost.ts';
import { routeOf } from './routeOf.ts';
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
 * Puts the hot builds in front of Hosting: their files, the hot shell's page, and the release document.
 *
 * @param builds must include the shell's
 * @param releases builds the release document as JSON
 * @param configFile absolute path of firebase.json, whose rewrites define what is a page
 */
function createMiddleware(
  builds: readonly HotBuild[],
  releases: () => Promise<string>,
  configFile: string,
): HostingMiddleware {
  const byName = new Map(builds.map((build) => [build.name as string, build]));
  const prefixes = new Map(builds.map(({ name, prefix }) => [name as string, prefix]));
  const isPage = pageRule(configFile);

  return requireOwnHost(builds, (request, response, next) => {
    const pathname = request.url?.split('?')[0] ?? '/';
    const route = routeOf(pathname, prefixes, isPage);
    switch (route.to) {
      case 'hosting':
        return next();
      case 'releases':
        void releases().then((document) => {
          response.writeHead(200, {
            'Content-Type': 'application/json; charset=utf-8',
            'Cache-Control': 'no-store',
          });
          response.end(document);
        });
        return;
      case 'page':
        request.url = `${prefixes.get('shell')}index.html`;
        return byName.get('shell')?.handle(request, response);
      case 'hot':
        return byName.get(route.name)?.handle(request, response);
    }
  });
}

interface Rewrite {
  readonly source: string;
  readonly destination?: string;
  readonly function?: object;
}

/** A file that a function serves below a page. */
const isFile = (pathname: string) => /\.\w+$/.test(pathname);

/** Whether Hosting answers a path with the page, directly or through a function, according to the first matching rewrite. */
function pageRule(configFile: string): (pathname: string) => boolean {
  const { rewrites = [] } = readHostingConfig(configFile).section as { rewrites?: readonly Rewrite[] };
  return (pathname) => {
    const rule = rewrites.find(({ source }) => patterns.configMatcher(pathname, { glob: source }));
    // The function fills the built page; the hot page reads the records itself.
    return rule?.destination === '/index.html' || (rule?.function !== undefined && !isFile(pathname));
  };
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
