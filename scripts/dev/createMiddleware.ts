import patterns from 'superstatic/lib/utils/patterns.js';
import { readHostingConfig, type HostingMiddleware } from '../../backend/local/src/index.ts';
import type { HotBuild } from './HotBuild.ts';
import { requireOwnHost } from './requireOwnHost.ts';
import { routeOf } from './routeOf.ts';

/**
 * Puts the hot builds in front of Hosting: their files, the hot shell's page, and the release document.
 *
 * @param builds must include the shell's
 * @param releases builds the release document as JSON
 * @param configFile absolute path of firebase.json, whose rewrites define what is a page
 */
export function createMiddleware(
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
