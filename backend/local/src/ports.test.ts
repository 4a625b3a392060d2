import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { candidatePorts, choosePorts, listeningInodes, requireFreePort } from './ports.ts';

const host = '127.0.0.1';

describe('candidatePorts', () => {
  it.each([
    [5000, [5000, 5010, 5020, 5030, 5040, 5050, 5070, 5080, 5090, 0]],
    [65530, [65530, 0]],
    [0, [0]],
  ])('of %i', (wanted, expected) => {
    expect(candidatePorts(wanted)).toEqual(expected);
  });
});

describe('a taken port', () => {
  let server: Server;
  let taken: number;

  beforeAll(async () => {
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    taken = (server.address() as { port: number }).port;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('is refused with the process that has it, if it must not be replaced', async () => {
    await expect(requireFreePort(host, taken)).rejects.toThrow(
      `Port ${taken} is taken by pid ${process.pid} (`,
    );
  });

  it('is replaced, and reported with the process that has it', async () => {
    const { ports, taken: report } = await choosePorts(host, { auth: taken });
    expect(ports.auth).not.toBe(taken);
    expect(report).toEqual([{ service: 'auth', port: taken, chosen: ports.auth, owner: expect.any(String) }]);
    expect(report[0]?.owner).toContain(`pid ${process.pid}`);
  });
});

it('gives each port once, however many are requested', async () => {
  const wanted = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`service ${index}`, 0]));
  const { ports } = await choosePorts(host, wanted);
  expect(new Set(Object.values(ports)).size).toBe(300);
});

it('is chosen while clients of a killed process try to reconnect', async () => {
  const [before, another] = [createServer(), createServer()];
  for (const server of [before, another]) await once(server.listen(0, host), 'listening');
  const [port, taken] = [before, another].map((server) => (server.address() as { port: number }).port);
  await new Promise((resolve) => before.close(resolve));
  let isChosen = false;
  const reach = async (): Promise<boolean> => {
    const hasReached = await once(connect(port!, host), 'connect').then(
      () => true,
      () => false,
    );
    return hasReached || (!isChosen && reach());
  };
  // Finding the owners of the other ports takes long enough for clients to reach the first one.
  const others = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`service ${index}`, taken!]));
  const choosing = choosePorts(host, { firestore: port!, ...others }).finally(() => (isChosen = true));
  const [{ ports }, hasReached] = await Promise.all([choosing, reach()]);
  another.close();
  expect(ports.firestore).toBe(port);
  expect(hasReached).toBe(true);
});

const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1388 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 111 1 0000000000000000 100 0 0 10 0
   1: 0100007F:1388 0100007F:D431 01 00000000:00000000 00:00000000 00000000  1000        0 222 1 0000000000000000 20 4 30 10 -1
   2: 00000000:0016 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 333 1 0000000000000000 100 0 0 10 0
`;

it.each([
  ['listens', 5000, ['111']],
  ['listens with leading zeros', 22, ['333']],
  ['no process listens on', 5001, []],
])('finds the socket that %s', (_, port, inodes) => {
  expect(listeningInodes(table, port)).toEqual(inodes);
});
