import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { proxyRequest } from './proxyRequest.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

/** A site, and a server that proxies to it. */
async function serve(answer: RequestListener) {
  const requested: IncomingMessage[] = [];
  const lines: string[] = [];
  const site = await listen((request, response) => {
    requested.push(request);
    answer(request, response);
  });
  const adaptPage = (page: string) => page.toUpperCase();
  const front = await listen(
    (request, response) =>
      void proxyRequest(request, response, { site, adaptPage, log: (line) => lines.push(line) }),
  );
  return { asked: requested, lines, site, front };
}

it('passes on a file unchanged, whatever its transfer encoding', async () => {
  const { front } = await serve((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Encoding': 'gzip', ETag: '"1"' });
    response.end(gzipSync('run();'));
  });
  const answer = await fetch(`${front}/mf-team/1.0.0/assets/a.js`);
  expect(await answer.text()).toBe('run();');
  expect(answer.headers.get('content-encoding')).toBeNull();
});

it('adapts a page, and disables caching it', async () => {
  const { front } = await serve((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
    response.end('<p>é</p>');
  });
  const answer = await fetch(`${front}/team?a=1`);
  expect(await answer.text()).toBe('<P>É</P>');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('sends the site the path, but no cookies or cache validators', async () => {
  const { front, asked, site } = await serve((_, response) => response.end());
  const headers = { Cookie: 'a=b', 'If-None-Match': '"1"', Referer: front, Accept: 'application/json' };
  await fetch(`${front}/releases.json?x=1`, { headers });
  expect(asked[0]!.url).toBe('/releases.json?x=1');
  expect(asked[0]!.headers).toMatchObject({ host: new URL(site).host, accept: 'application/json' });
  for (const name of ['cookie', 'if-none-match', 'referer'])
    expect(asked[0]!.headers).not.toHaveProperty(name);
});

it('passes on missing files and redirects', async () => {
  const { front } = await serve((request, response) => {
    if (request.url === '/old') response.writeHead(301, { Location: '/new' }).end();
    else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
  });
  expect((await fetch(`${front}/mf-team/9.9.9/mf-manifest.json`)).status).toBe(404);
  const { status, headers } = await fetch(`${front}/old`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, '/new']);
});

it('reports a site that does not answer', async () => {
  const { front, lines } = await serve((request) => request.socket.destroy());
  const answer = await fetch(`${front}/team`);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/team can't be reached: /);
  expect(lines).toHaveLength(1);
});

it('rejects other methods', async () => {
  const { front, asked } = await serve((_, response) => response.end());
  expect((await fetch(front, { method: 'POST', body: 'x' })).status).toBe(405);
  expect(asked).toEqual([]);
});
