import type { ServerResponse } from 'node:http';
import type { HostingMiddleware } from '../../../backend/local/src/index.ts';
import type { ModuleManifest } from '../../../shared-lib/src/contract/index.ts';
import type { HotBuild } from '../HotBuild.ts';
import { requireOwnHost } from '../requireOwnHost.ts';
import { withOverrides } from './adaptPage.ts';
import { proxyRequest } from './proxyRequest.ts';
import { siteRouteOf } from './siteRouteOf.ts';

/**
 * Runs in front of a site: serves the local builds' files, proxies all other requests to the site, and makes its page use the local builds.
 *
 * @param site the site's origin
 * @param manifestOf reads a build's last valid manifest; undefined if there never was one
 */
export function siteMiddleware(
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
