import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

import { Http2Handover } from './Http2Handover.ts';

let server: Server;
let handover: Http2Handover;
const taken: Socket[] = [];

beforeEach(async () => {
  taken.length = 0;
  server = createServer((request, response) => response.end(request.url));
  handover = new Http2Handover(server, (socket) => taken.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  handover.close();
  for (const socket of taken) socket.destroy();
  await closed;
});

const address = (): AddressInfo => server.address() as AddressInfo;

async function connection(): Promise<Socket> {
  const socket = connect(address().port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

test('answers HTTP/1 requests, including several on one connection', async () => {
  for (const path of ['/one', '/two']) {
    expect(await (await fetch(`http://127.0.0.1:${address().port}${path}`)).text()).toBe(path);
  }
  expect(taken).toEqual([]);
});

test('hands over an HTTP/2 connection from its first byte', async () => {
  const socket = await connection();
  socket.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
  while (taken.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(String(taken[0]?.read())).toBe('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
  socket.destroy();
});

test('silent or immediately closed connections block nothing', async () => {
  const silent = await connection();
  const gone = await connection();
  gone.resetAndDestroy();
  const ended = await connection();
  ended.end();
  expect(await (await fetch(`http://127.0.0.1:${address().port}/`)).text()).toBe('/');
  expect(silent.destroyed).toBe(false);
});
