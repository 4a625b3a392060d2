import { once } from 'node:events';
import { connect } from 'node:net';
import { keepAliveTimeout, startHttpServer } from './httpServer.ts';

it('closes upgraded connections when it stops', async () => {
  const server = await startHttpServer(
    (_, response) => response.end(),
    '127.0.0.1',
    0,
    (_, socket) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: test\r\n\r\n'),
  );
  const socket = connect(server.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: test\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('101');
  socket.resume();
  await Promise.all([server.stop(), once(socket, 'close')]);
});

it.each(['Host: evil.test', 'Host: localhost\r\nOrigin: https://evil.test'])(
  'closes the connection of a handshake with %j',
  async (headers) => {
    const upgraded = jest.fn();
    const server = await startHttpServer((_, response) => response.end(), '127.0.0.1', 0, upgraded);
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\n${headers}\r\nConnection: Upgrade\r\nUpgrade: test\r\n\r\n`);
    await once(socket.resume(), 'close');
    expect(upgraded).not.toHaveBeenCalled();
    await server.stop();
  },
);

it('keeps idle connections longer than clients do', async () => {
  const server = await startHttpServer((_, response) => response.end(), '127.0.0.1', 0);
  const { headers } = await fetch(`http://127.0.0.1:${server.port}`);
  expect(headers.get('keep-alive')).toBe(`timeout=${keepAliveTimeout / 1000}`);
  await server.stop();
});
