import { once } from 'node:events';
import { connect } from 'node:net';
import { startHttpServer } from './httpServer.ts';

it('ends connections that were upgraded when it stops', async () => {
  const server = await startHttpServer(
    (_, response) => response.end(),
    '127.0.0.1',
    0,
    (_, socket) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: test\r\n\r\n'),
  );
  const socket = connect(server.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: test\r\nConnection: Upgrade\r\nUpgrade: test\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('101');
  socket.resume();
  await Promise.all([server.stop(), once(socket, 'close')]);
});
