import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { functionRewriter, withoutFunctions } from './functionRewrite.ts';

const servers: Server[] = [];

const listen = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A site that rewrites every address to one function. */
const siteOf = (functions: string, rule: object) =>
  listen((request, response) => {
    response.setHeader('X-Of-Hosting', 'yes');
    response.setHeader('X-Of-Both', 'hosting');
    void functionRewriter(functions)(rule).then((answer) => answer(request, response, () => {}));
  });

afterAll(() => Promise.all(servers.map((server) => new Promise((done) => server.close(done)))));

it.each([
  [{ function: { functionId: 'answer', region: 'europe-west1' } }, '/demo/europe-west1/answer/x/y?z=1'],
  [{ function: 'answer', region: 'europe-west1' }, '/demo/europe-west1/answer/x/y?z=1'],
  [{ function: 'answer' }, '/demo/us-central1/answer/x/y?z=1'],
])("%j calls the function with the request's path, and returns its answer", async (rule, path) => {
  const functions = await listen((request, response) => {
    response.writeHead(203, { 'X-Of-Both': 'function' });
    response.end(`${request.url} for ${String(request.headers['x-forwarded-host'])}`);
  });
  const site = await siteOf(`${functions}/demo`, rule);
  const answer = await fetch(`${site}/x/y?z=1`);
  expect(answer.status).toBe(203);
  expect(await answer.text()).toBe(`${path} for ${new URL(site).host}`);
  expect(answer.headers.get('x-of-hosting')).toBe('yes');
  expect(answer.headers.get('x-of-both')).toBe('function');
});

it('passes on the request body', async () => {
  const functions = await listen((request, response) => void request.pipe(response));
  const site = await siteOf(`${functions}/demo`, { function: 'answer' });
  const answer = await fetch(`${site}/x`, { method: 'POST', body: 'sent' });
  expect(await answer.text()).toBe('sent');
});

it('reports a function that does not answer', async () => {
  const functions = await listen((request) => request.socket.destroy());
  const answer = await fetch(`${await siteOf(`${functions}/demo`, { function: 'answer' })}/x/y`);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain('The function answer does not answer');
});

it('removes rewrites to functions if none run', () => {
  const page = { source: '**', destination: '/index.html' };
  const rewrites = [{ source: '/*/*', function: 'answer' }, page];
  expect(withoutFunctions({ public: 'dist', rewrites })).toEqual({ public: 'dist', rewrites: [page] });
  expect(withoutFunctions({ public: 'dist' })).toEqual({ public: 'dist' });
});
