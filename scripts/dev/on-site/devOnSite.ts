import type { ServerResponse } from 'node:http';
import type { ModuleName } from '../../../build/workspaces.ts';
import {
  choosePorts,
  explainStartFailure,
  localHost,
  requireFreePort,
  startHttpServer,
  type HostingMiddleware,
} from '../../../backend/local/src/index.ts';
import type { ModuleManifest } from '../../../shared-lib/src/contract/index.ts';
import type { Run } from '../../start/runUntilStopped.ts';
import { StartError } from '../../start/StartError.ts';
import type { HotBuild } from '../HotBuild.ts';
import { requireOwnHost } from '../requireOwnHost.ts';
import { startBuilds } from '../startBuilds.ts';
import { watchTypes } from '../watchTypes.ts';
import { withOverrides } from './adaptPage.ts';
import { proxyRequest } from './proxyRequest.ts';
import { contractProblem, readSite } from './readSite.ts';
import { siteRouteOf } from './siteRouteOf.ts';

interface SiteBannerContent {
  readonly url: string;
  readonly site: string;
  readonly shell: string;
  readonly modules: readonly string[];
}

/** The banner printed when a site is served with local modules. */
const siteBanner = ({ url, site, shell, modules }: SiteBannerContent): string =>
  [
    '',
    `  Valet Hub is up:  ${url}`,
    '',
    `  From this machine  ${modules.join(', ')}`,
    `  From the site      everything else: ${site}, shell ${shell}, and your account's data there`,
    '',
    '  The data is real. To get the released modules back, use Reset in the badge on the page; a new tab loads yours again.',
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n');

/** Differs from the product's port because browsers share sessions and caches within an origin. */
const usualPort = 5200;

export interface DevOnSiteContext extends Run {
  /** Absolute path of the repository. */
  readonly root: string;
  /** The modules served from this machine. */
  readonly modules: readonly ModuleName[];
  /** Origin of the site that serves everything else. */
  readonly site: string;
  /** The page's port; null for the default or the next free one. */
  readonly port: number | null;
  readonly print: (line: string) => void;
  readonly log: (source: string, line: string) => void;
}

/**
 * Runs in front of a site: serves the local builds' files, proxies all other requests to the site, and makes its page use the local builds.
 *
 * @param site the site's origin
 * @param manifestOf reads a build's last valid manifest; undefined if there never was one
 */
function siteMiddleware(
  site: string,
  builds: readonly HotBuild[],
  manifestOf: (build: HotBuild) => Promise<ModuleManifest | undefined>,
  log: (line: string) => void,
): HostingMiddleware {
  const byName = new Map(builds.map((build) => [build.name as string, build]));
  const prefixes = new Map(builds.map(({ name, prefix }) => [name as string, prefix]));
  const overrides = Object.fromEntries(prefixes);
  const adaptPage = (page: string) => withOverrides(page, overrides);
  return requireOwnHost(builds, (request, response) => {
    const route = siteRouteOf(request.url?.split('?')[0] ?? '/', prefixes);
    if (route.to === 'site') return void proxyRequest(request, response, { site, adaptPage, log });
    const build = byName.get(route.name)!;
    if (route.to === 'hot') return build.handle(request, response);
    void manifestOf(build).then((manifest) => sendJson(response, manifest));
  });
}

function sendJson(response: ServerResponse, value: object | undefined): void {
  response.writeHead(value ? 200 : 404, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(value ?? null));
}

/**
 * Serves a live site from this machine, with this machine's modules instead of the released ones. The site itself doesn't change. Resolves
 * once everything is served.
 *
 * @throws StartError
 */
export async function devOnSite(context: DevOnSiteContext): Promise<void> {
  const { root, modules, port, children, started, isStopping, print, log } = context;
  const site = await readSite(context.site);
  if (!site.ok) throw new StartError(site.message);
  const { origin, shell } = site.value;
  const chosenPort = await choosePort(port, print);
  if (isStopping()) return;

  const { builds, contracts, close } = startBuilds({ root, names: modules, mode: 'preview', children, log });
  started.stopPage = close;
  const manifestOf = ({ name }: { name: string }) => contracts.manifest(name as ModuleName);
  for (const manifest of await Promise.all(builds.map(manifestOf))) {
    const problem = manifest && contractProblem(site.value, manifest);
    if (problem) throw new StartError(problem);
  }
  const { handle, upgrade } = siteMiddleware(origin, builds, manifestOf, (line) => log('site', line));
  const server = await startHttpServer(
    (request, response) => handle(request, response, () => {}),
    localHost,
    chosenPort,
    upgrade,
  );
  started.stopPage = async () => {
    await Promise.all([close(), server.stop()]);
  };
  await Promise.all(builds.map(({ built }) => built));
  if (isStopping()) return;

  started.ready = true;
  print(siteBanner({ url: `http://localhost:${server.port}`, site: origin, shell: shell.version, modules }));
  // Started late so the page doesn't wait for it.
  void watchTypes(root, children, (line) => log('types', line));
}

/** @throws StartError if the requested port is taken by another process */
async function choosePort(port: number | null, print: (line: string) => void): Promise<number> {
  if (port !== null) {
    await requireFreePort(localHost, port).catch((error: unknown) => {
      const message = explainStartFailure(error, '');
      throw message === null ? error : new StartError(message, { cause: error });
    });
    return port;
  }
  const { ports, taken } = await choosePorts(localHost, { page: usualPort });
  for (const { owner, chosen } of taken)
    print(`Port ${usualPort} is taken${owner ? ` by ${owner}` : ''}; using ${chosen}.`);
  return ports.page ?? usualPort;
}
