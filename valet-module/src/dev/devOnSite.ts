import { createServer, type ServerResponse } from 'node:http';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { satisfies } from 'compare-versions';
import webpack from 'webpack';
import { withOverrides } from '../../../scripts/dev/on-site/adaptPage.ts';
import { proxyRequest } from '../../../scripts/dev/on-site/proxyRequest.ts';
import { siteRouteOf } from '../../../scripts/dev/on-site/siteRouteOf.ts';
import { isOwnName } from '../../../scripts/dev/requireOwnHost.ts';
import { done, refused, type Outcome } from '../../../scripts/release/Outcome.ts';
import { readSource, type ModuleSource } from '../readSource.ts';
import { publishedRelease } from '../registry/publishedRelease.ts';
import type { ServedSite } from '../registry/site.ts';
import { configurationOf } from '../webpack/buildModule.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

function answer(response: ServerResponse, status: number, type: string, body: string | Buffer) {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

/** What `dev` serves besides the site. */
interface Served {
  /** Absolute path of the module's build; null for a version that the site has. */
  readonly output: string | null;
  /** The path of the version in the page. */
  readonly prefix: string;
}

/** Answers requests for a module's own build. */
function answerFile(
  { folder }: ModuleSource,
  { output, prefix }: Served,
  path: string,
  response: ServerResponse,
) {
  if (path === `${prefix}module.json`) {
    const read = readSource(folder);
    return read.ok
      ? answer(response, 200, types['.json']!, JSON.stringify(read.value.manifest))
      : answer(response, 404, 'text/plain', read.message);
  }
  const file = join(output ?? '', path.slice(prefix.length));
  return output !== null && file.startsWith(output) && existsSync(file) && statSync(file).isFile()
    ? answer(response, 200, types[extname(file)] ?? 'application/octet-stream', readFileSync(file))
    : answer(response, 404, 'text/plain', 'Not built.');
}

/** Builds a module now, and again when a file changes. Resolves after the first build. */
async function watchBuild(source: ModuleSource, output: string, print: (line: string) => void) {
  rmSync(output, { recursive: true, force: true });
  const compiler = webpack(await configurationOf(source, 'preview', output));
  await new Promise<void>((resolve) => {
    compiler.watch({}, (error, stats) => {
      const failed = error !== null || stats?.hasErrors() === true;
      if (failed) print(error?.message ?? stats!.toString({ preset: 'errors-only', colors: false }));
      else print('Built. Reload the page to see it.');
      resolve();
    });
  });
}

/** What `dev` shows, and where. */
export interface DevOptions {
  /** A version that the site has; null for the folder's. */
  readonly published: string | null;
  readonly port: number;
  readonly print: (line: string) => void;
}

/**
 * Serves a live site from this machine, with a module in it: the one of a folder, built again when a file changes, or a
 * published version that no one gets yet. Resolves when the page is usable; the server keeps the process running.
 */
export async function devOnSite(
  source: ModuleSource,
  site: ServedSite,
  { published, port, print }: DevOptions,
): Promise<Outcome<void>> {
  const { manifest, version, folder } = source;
  if (!satisfies(site.shell.contract, manifest.contract))
    return refused(
      `${manifest.name} needs the contract ${manifest.contract}; shell ${site.shell.version} has ${site.shell.contract}.`,
    );
  if (published !== null) {
    const found = await publishedRelease(site.origin, manifest.name, published);
    if (!found.ok) return found;
  }
  const served: Served =
    published === null
      ? { output: join(folder, 'dist/dev'), prefix: `/${manifest.name}/${version}-local/` }
      : { output: null, prefix: `/${manifest.name}/${published}/` };
  const overrides = new Map([[manifest.name, served.prefix]]);
  const own = published === null ? overrides : new Map<string, string>();
  const adaptPage = (page: string) => withOverrides(page, Object.fromEntries(overrides));

  const server = createServer((request, response) => {
    if (!isOwnName(request.headers.host))
      return answer(response, 403, 'text/plain', 'Only localhost is answered.\n');
    const path = request.url?.split('?')[0] ?? '/';
    return siteRouteOf(path, own).to === 'site'
      ? void proxyRequest(request, response, { site: site.origin, adaptPage, log: print })
      : answerFile(source, served, path, response);
  });
  const listening = await new Promise<Error | null>((resolve) => {
    server.once('error', resolve);
    server.listen(port, '127.0.0.1', () => resolve(null));
  });
  if (listening)
    return refused(`Port ${port} can't be used: ${listening.message}. Name another with --port.`);
  if (served.output !== null) await watchBuild(source, served.output, print);
  const { port: chosen } = server.address() as { port: number };
  const what = published === null ? manifest.name : `${manifest.name} ${published}`;
  print(`${what} in the shell of ${site.origin} is up:  http://localhost:${chosen}`);
  return done(undefined);
}
