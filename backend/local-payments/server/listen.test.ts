import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import { json } from './HttpResponse.ts';
import { listen } from './listen.ts';

let server: Server;
let port: number;
beforeAll(async () => {
  ({ server, port } = await listen(0, ({ url }) => Promise.resolve(json(200, url.pathname))));
});
afterAll(() => server.close());

test.each([
  ['localhost', '/x', 200],
  ['127.0.0.1:4402', '/x?y=1', 200],
  ['localhost:99999999', '/x', 400],
  ['localhost', '//', 400],
  ['evil.test', '/x', 403],
  ['localhost.evil.test', '/x', 403],
])('the host %j at %j is answered with %i', async (host, path, status) => {
  const requested = request({ host: '127.0.0.1', port, path, headers: { host } }).end();
  const [answer] = (await once(requested, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(status);
});
