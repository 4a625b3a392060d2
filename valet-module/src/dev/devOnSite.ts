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

/**
 * Serves a live site from this machine, with the module of a folder in it. Builds again when a file changes; reload the
 * page to see it. Resolves when the page is usable; the server keeps the process running.
 */
export async function devOnSite(
  source: ModuleSource,
  site: ServedSite,
  port: number,
  print: (line: string) => void,
): Promise<Outcome<void>> {
  const { manifest, version, folder } = source;
  if (!satisfies(site.shell.contract, manifest.contract))
    return refused(
      `${manifest.name} needs the contract ${manifest.contract}; shell ${site.shell.version} has ${site.shell.contract}.`,
    );
  const output = join(folder, 'dist/dev');
  rmSync(output, { recursive: true, force: true });
  const prefix = `/${manifest.name}/${version}-local/`;
  const prefixes = new Map([[manifest.name, prefix]]);
  const compiler = webpack(await configurationOf(source, 'preview', output));
  const first = new Promise<boolean>((resolve) => {
    compiler.watch({}, (error, stats) => {
      const failed = error !== null || stats?.hasErrors() === true;
      if (failed) print(error?.message ?? stats!.toString({ preset: 'errors-only', colors: false }));
      else print('Built. Reload the page to see it.');
      resolve(!failed);
    });
  });

  const server = createServer((request, response) => {
    if (!isOwnName(request.headers.host))
      return answer(response, 403, 'text/plain', 'Only localhost is answered.\n');
    const path = request.url?.split('?')[0] ?? '/';
    const route = siteRouteOf(path, prefixes);
    if (route.to === 'site') {
      const adaptPage = (page: string) => withOverrides(page, Object.fromEntries(prefixes));
      return void proxyRequest(request, response, { site: site.origin, adaptPage, log: print });
    }
    if (route.to === 'manifest') {
      const read = readSource(folder);
      return read.ok
        ? answer(response, 200, types['.json']!, JSON.stringify(read.value.manifest))
        : answer(response, 404, 'text/plain', read.message);
    }
    const file = join(output, path.slice(prefix.length));
    const isThere = file.startsWith(output) && existsSync(file) && statSync(file).isFile();
    return isThere
      ? answer(response, 200, types[extname(file)] ?? 'application/octet-stream', readFileSync(file))
      : answer(response, 404, 'text/plain', 'Not built.');
  });
  const listening = await new Promise<Error | null>((resolve) => {
    server.once('error', resolve);
    server.listen(port, '127.0.0.1', () => resolve(null));
  });
  if (listening) {
    compiler.close(() => {});
    return refused(`Port ${port} can't be used: ${listening.message}. Name another with --port.`);
  }
  await first;
  const { port: chosen } = server.address() as { port: number };
  print(`${manifest.name} in the shell of ${site.origin} is up:  http://localhost:${chosen}`);
  return done(undefined);
}
