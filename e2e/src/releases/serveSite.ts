import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A running site. */
export interface ServedSite {
  /** Its origin. */
  readonly url: string;
  stop(): void;
}

/**
 * Serves built files on a free local port, compressed once and from memory, so that two sites have the same serving costs.
 * @param folderOf absolute path of the folder that contains a path of the site
 * @param firebase origin of a running product, whose Firebase the site uses; null for a site without one
 */
export async function serveSite(
  folderOf: (path: string) => string,
  firebase: string | null,
): Promise<ServedSite> {
  const init =
    firebase === null
      ? null
      : Buffer.from(await (await fetch(`${firebase}/__/firebase/init.json`)).arrayBuffer());
  const compressed = new Map<string, Buffer>();
  const bodyOf = (file: string): Buffer => {
    const body = compressed.get(file) ?? gzipSync(readFileSync(file));
    compressed.set(file, body);
    return body;
  };
  const server: Server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://site').pathname);
    if (init !== null && path === '/__/firebase/init.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(init);
      return;
    }
    const requested = join(folderOf(path), path);
    const isFile = existsSync(requested) && statSync(requested).isFile();
    if (!isFile && extname(path) !== '') {
      response.writeHead(404).end();
      return;
    }
    const file = isFile ? requested : join(folderOf('/index.html'), 'index.html');
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'cache-control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(bodyOf(file));
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
