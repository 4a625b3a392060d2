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
import { signInPage, signInPath } from '../local/signInPage.ts';
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

/** The files that `dev` serves in addition to the site. */
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

/** Builds a module once. @returns webpack's messages; null if it is built */
const buildOnce = (compiler: webpack.Compiler) =>
  new Promise<string | null>((resolve) => {
    compiler.run((error, stats) => compiler.close(() => resolve(problemIn(error, stats))));
  });

const problemIn = (error: Error | null, stats: webpack.Stats | undefined) => {
  if (error) return error.message;
  return stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : null;
};

/**
 * Builds a module now, and again when a file changes. Resolves after the first build.
 * @returns stops watching
 */
const watchBuild = (compiler: webpack.Compiler, print: (line: string) => void) =>
  new Promise<() => Promise<void>>((resolve) => {
    const watching = compiler.watch({}, (error, stats) => {
      print(problemIn(error, stats) ?? 'Built. Reload the page to see it.');
      resolve(() => new Promise((closed) => (watching ? watching.close(() => closed()) : closed())));
    });
  });

/** What to show, and where. */
export interface ShowOptions {
  /** A version that the site has; null for the folder's. */
  readonly published: string | null;
  /** Builds again when a file changes, and reports problems; otherwise a problem is the outcome. */
  readonly isWatched: boolean;
  /** Absolute path of the module's build. */
  readonly output: string;
  readonly port: number;
  /** Whether the site has the demo's accounts, so that an address can sign one in. */
  readonly hasDemo: boolean;
  readonly print: (line: string) => void;
}

/** A site with a module in it. */
export interface Shown {
  /** Origin of the page. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a site from this machine, with a module in it: the one of a folder, or a published version that no one gets yet.
 * Resolves when the page is usable; the server keeps the process running.
 */
export async function showOnSite(
  source: ModuleSource,
  site: ServedSite,
  { published, isWatched, output, port, hasDemo, print }: ShowOptions,
): Promise<Outcome<Shown>> {
  const { manifest, version } = source;
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
      ? { output, prefix: `/${manifest.name}/${version}-local/` }
      : { output: null, prefix: `/${manifest.name}/${published}/` };
  const overrides = new Map([[manifest.name, served.prefix]]);
  const own = published === null ? overrides : new Map<string, string>();
  const adaptPage = (page: string) => withOverrides(page, Object.fromEntries(overrides));

  const server = createServer((request, response) => {
    if (!isOwnName(request.headers.host))
      return answer(response, 403, 'text/plain', 'Only requests to localhost are answered.\n');
    const [path = '/', query = ''] = request.url?.split('?') ?? [];
    if (hasDemo && path === signInPath)
      return void signInPage(site.origin, new URLSearchParams(query)).then(
        (page) => answer(response, 200, 'text/html; charset=utf-8', page),
        (error: Error) => answer(response, 400, 'text/plain; charset=utf-8', `${error.message}\n`),
      );
    return siteRouteOf(path, own).to === 'site'
      ? void proxyRequest(request, response, { site: site.origin, adaptPage, log: print })
      : answerFile(source, served, path, response);
  });
  const listening = await new Promise<Error | null>((resolve) => {
    server.once('error', resolve);
    server.listen(port, '127.0.0.1', () => resolve(null));
  });
  if (listening)
    return refused(`Port ${port} can't be used: ${listening.message}. Choose another with --port.`);
  let stopWatching = () => Promise.resolve();
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await stopWatching();
  };
  if (published === null) {
    rmSync(output, { recursive: true, force: true });
    const compiler = webpack(await configurationOf(source, 'preview', output));
    if (isWatched) stopWatching = await watchBuild(compiler, print);
    const problem = isWatched ? null : await buildOnce(compiler);
    if (problem !== null) {
      await close();
      return refused(problem);
    }
  }
  const { port: chosen } = server.address() as { port: number };
  return done({ url: `http://localhost:${chosen}`, close });
}
