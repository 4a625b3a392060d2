import { connect } from 'node:net';

import fc from 'fast-check';

import { ROOT, ownRestServer } from './ownRestServer.fixture.ts';

const own = ownRestServer();
const { call } = own;

test("cuts off a request over 10 MiB with Firestore's error", async () => {
  const writes = Array.from({ length: 11 }, (_, index) => ({
    update: { name: `${ROOT}/c/d${index}`, fields: { t: { stringValue: 'x'.repeat(1_000_000) } } },
  }));
  const answer = await call('POST', ':commit', { writes });
  expect(answer.body.error).toMatchObject({
    code: 400,
    message: 'Request payload size exceeds the limit: 10485760 bytes.',
  });
});

test('answers any input and keeps running', async () => {
  const path = fc.oneof(
    fc.constantFrom(
      ':commit',
      ':runQuery',
      ':batchGet',
      ':batchWrite',
      ':runAggregationQuery',
      ':beginTransaction',
      ':partitionQuery',
      '/c',
      '/c/a',
    ),
    fc.webPath(),
  );
  const json = fc.oneof(
    fc.json(),
    fc
      .record({
        writes: fc.anything(),
        documents: fc.anything(),
        structuredQuery: fc.anything(),
        transaction: fc.anything(),
      })
      .map(safeJson),
    fc.anything().map((where) =>
      safeJson({
        structuredQuery: { from: [{ collectionId: 'c' }], where, orderBy: where, startAt: where },
      }),
    ),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('POST', 'PATCH', 'PUT'), path, json, async (method, target, body) => {
      const response = await fetch(`${own.origin}/v1/${ROOT}${target}`, { method, body });
      const text = await response.text();
      expect([response.status, text]).not.toContain(500);
    }),
    { numRuns: 300 },
  );
  expect((await call('GET', '/c')).status).toBe(200);
});

function safeJson(content: unknown): string {
  return (
    JSON.stringify(content, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part)) ?? ''
  );
}

test('clients that send or read slowly block nothing', async () => {
  const { port } = new URL(own.origin);
  const slow = Array.from({ length: 50 }, (_, index) => {
    const socket = connect(Number(port), '127.0.0.1');
    // Half of them send a body that never ends; half request more than they read.
    socket.write(
      index % 2 === 0
        ? `POST /v1/${ROOT}:commit HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{`
        : `GET /v1/${ROOT}/slow HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(20),
    );
    return socket.pause();
  });
  const name = `${ROOT}/slow/a`;
  const update = { name, fields: { text: { stringValue: 'x'.repeat(900_000) } } };
  for (let count = 0; count < 5; count += 1) {
    expect((await call('POST', ':commit', { writes: [{ update }] })).status).toBe(200);
    expect((await call('GET', '/slow/a')).status).toBe(200);
  }
  for (const socket of slow) socket.destroy();
});

test('refuses endlessly nested JSON', async () => {
  const deep = (open: string, close: string): string => open.repeat(50_000) + close.repeat(50_000);
  const bodies = [
    `{"writes":[{"update":{"name":"${ROOT}/c/a","fields":{"f":${deep('{"mapValue":{"fields":{"f":', '}}}')}}}}]}`,
    `{"structuredQuery":{"where":${deep('{"compositeFilter":{"op":"AND","filters":[', ']}}')}}}`,
  ];
  for (const [index, body] of bodies.entries()) {
    const path = index === 0 ? ':commit' : ':runQuery';
    const response = await fetch(`${own.origin}/v1/${ROOT}${path}`, { method: 'POST', body });
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('INVALID_ARGUMENT'),
    ]);
  }
});
