import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';

import type { AuthorizeRequest } from '../authorize.ts';
import { FirestoreError } from '../FirestoreError.ts';
import { startFirestore } from '../startFirestore.ts';
import type { FirestoreServer } from '../startFirestore.ts';

// Real servers and clients are slow on a busy machine.
jest.setTimeout(60_000);

const ROOT = 'projects/demo-rest/databases/(default)/documents';
const EMULATOR = '/emulator/v1/projects/demo-rest/databases/(default)/documents';

let folder: string;
let server: FirestoreServer;
let asked: AuthorizeRequest[];
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firestore-'));
  const authorize = (request: AuthorizeRequest): void => {
    asked.push(request);
    if (request.name.includes('/secret/'))
      throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  };
  server = await startFirestore({
    projectId: 'demo-rest',
    dataDir: folder,
    host: '127.0.0.1',
    httpPort: 0,
    grpcPort: 0,
    authorize,
  });
  origin = `http://127.0.0.1:${server.httpPort}`;
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await fetch(origin + EMULATOR, { method: 'DELETE' });
  asked = [];
});

const OWNER = { Authorization: 'Bearer owner' };

interface Answer {
  status: number;
  body: AnswerBody;
}

/** The parts of answers that the tests check; each call has some of them. */
interface AnswerBody {
  name: string;
  createTime: string;
  fields: object;
  documents: { name: string; fields: object }[];
  nextPageToken: string;
  collectionIds: string[];
  transaction: string;
  status: object[];
  error: object;
  [index: number]: { result?: object; error?: object };
}

async function call(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${origin}/v1/${ROOT}${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: await response.json() };
}

const fields = (n: number): object => ({ n: { integerValue: String(n) } });

test('creates, reads, updates, lists and deletes documents', async () => {
  const created = await call('POST', '/c?documentId=a', { fields: fields(1) });
  expect(created).toEqual({
    status: 200,
    body: {
      name: `${ROOT}/c/a`,
      fields: fields(1),
      createTime: expect.any(String),
      updateTime: created.body.createTime,
    },
  });
  expect((await call('POST', '/c?documentId=a', { fields: {} })).body.error).toMatchObject({
    code: 409,
    status: 'ALREADY_EXISTS',
  });
  expect((await call('POST', '/c', { fields: fields(2) })).body.name).toMatch(/\/c\/[A-Za-z0-9]{20}$/);
  expect((await call('GET', '/c/a')).body.fields).toEqual(fields(1));
  const changed = await call('PATCH', '/c/a?updateMask.fieldPaths=m', {
    fields: { m: { stringValue: 'x' }, n: { stringValue: 'ignored' } },
  });
  expect(changed.body.fields).toEqual({ ...fields(1), m: { stringValue: 'x' } });
  expect((await call('GET', '/c/a?mask.fieldPaths=m')).body.fields).toEqual({ m: { stringValue: 'x' } });
  expect((await call('PATCH', '/c/none?currentDocument.exists=true', { fields: {} })).status).toBe(404);
  const page = await call('GET', '/c?pageSize=1&orderBy=n%20desc');
  expect(page.body.documents.map((document: { fields: object }) => document.fields)).toEqual([fields(2)]);
  expect(
    (await call('GET', `/c?pageSize=1&orderBy=n%20desc&pageToken=${page.body.nextPageToken}`)).body
      .documents[0]?.name,
  ).toBe(`${ROOT}/c/a`);
  expect(await call('DELETE', '/c/a')).toEqual({ status: 200, body: {} });
  expect((await call('GET', '/c/a')).body.error).toMatchObject({ code: 404, status: 'NOT_FOUND' });
});

test('lists missing documents on request', async () => {
  await call('POST', '/c/ghost/d?documentId=x', { fields: {} });
  expect((await call('GET', '/c')).body.documents).toEqual([]);
  const shown = await call('GET', '/c?showMissing=true', undefined, OWNER);
  expect(shown.body.documents).toEqual([{ name: `${ROOT}/c/ghost` }]);
  expect((await call('POST', '/c/ghost:listCollectionIds', {}, OWNER)).body.collectionIds).toEqual(['d']);
});

test('batchGet, runQuery and runAggregationQuery answer with lists', async () => {
  await call('POST', '/c?documentId=a', { fields: fields(1) });
  const got = await call('POST', ':batchGet', { documents: [`${ROOT}/c/a`, `${ROOT}/c/none`] });
  expect(got.body).toEqual([
    { found: expect.objectContaining({ name: `${ROOT}/c/a` }), readTime: expect.any(String) },
    { missing: `${ROOT}/c/none`, readTime: expect.any(String) },
  ]);
  const structuredQuery = { from: [{ collectionId: 'c' }] };
  expect((await call('POST', ':runQuery', { structuredQuery })).body).toHaveLength(1);
  expect((await call('POST', '/c/a:runQuery', { structuredQuery })).body).toEqual([
    { readTime: expect.any(String) },
  ]);
  const aggregation = {
    structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'k', count: {} }] },
  };
  expect((await call('POST', ':runAggregationQuery', aggregation)).body[0]?.result).toEqual({
    aggregateFields: { k: { integerValue: '1' } },
  });
  expect((await call('POST', ':runQuery', {})).body[0]?.error).toMatchObject({
    code: 400,
    status: 'INVALID_ARGUMENT',
  });
});

test('aborts the younger of two conflicting transactions, once', async () => {
  await call('POST', '/c?documentId=a', { fields: fields(1) });
  const begin = async (): Promise<string> => {
    const { transaction } = (await call('POST', ':beginTransaction', {})).body;
    await call('POST', ':batchGet', { documents: [`${ROOT}/c/a`], transaction });
    return transaction;
  };
  const commit = (transaction: string): ReturnType<typeof call> =>
    call('POST', ':commit', {
      transaction,
      writes: [{ update: { name: `${ROOT}/c/a`, fields: fields(3) } }],
    });
  const older = await begin();
  const younger = await begin();
  expect((await commit(older)).status).toBe(200);
  expect((await commit(younger)).body.error).toMatchObject({ code: 409, status: 'ABORTED' });
  expect((await commit(younger)).body.error).toMatchObject({ status: 'INVALID_ARGUMENT' });
  expect((await call('POST', ':rollback', { transaction: younger })).status).toBe(200);
});

test('batchWrite reports on each write', async () => {
  const writes = [
    { update: { name: `${ROOT}/c/a`, fields: fields(1) } },
    { delete: `${ROOT}/c/b`, currentDocument: { exists: true } },
  ];
  expect((await call('POST', ':batchWrite', { writes }, OWNER)).body.status).toEqual([
    {},
    { code: 5, message: expect.any(String) },
  ]);
  const twice = { writes: [...writes, { delete: `${ROOT}/c/a` }] };
  expect((await call('POST', ':batchWrite', twice, OWNER)).status).toBe(400);
});

test.each<[string, string, object | undefined]>([
  ['POST', ':batchWrite', { writes: [] }],
  ['POST', ':listCollectionIds', {}],
  ['GET', '/c?showMissing=true', undefined],
])('%s %s is for administrators only', async (method, path, body) =>
  expect((await call(method, path, body)).body.error).toMatchObject({ status: 'PERMISSION_DENIED' }),
);

test('passes the caller to the authorization, which may refuse', async () => {
  const payload = Buffer.from(JSON.stringify({ sub: 'ann', email: 'ann@demo.test' })).toString('base64url');
  const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });
  await call('POST', '/c?documentId=a', { fields: fields(1) }, bearer(`e30.${payload}.`));
  expect(asked.at(-1)).toMatchObject({
    operation: 'create',
    name: `${ROOT}/c/a`,
    before: null,
    after: { fields: fields(1) },
    auth: { uid: 'ann' },
  });
  await call('PATCH', '/c/a', { fields: fields(2) }, bearer('owner'));
  expect(asked.at(-1)).toMatchObject({ operation: 'update', before: { fields: fields(1) }, auth: 'owner' });
  expect(asked.at(-1)?.getDocumentAfter(`${ROOT}/c/a`)?.fields).toEqual(fields(2));
  await call('POST', ':runQuery', { structuredQuery: { from: [{ collectionId: 'c' }] } });
  expect(asked.at(-1)).toMatchObject({
    operation: 'list',
    name: ROOT,
    query: { from: [{ collectionId: 'c' }] },
    auth: null,
  });
  expect((await call('POST', '/secret?documentId=a', { fields: {} })).body.error).toMatchObject({
    code: 403,
    status: 'PERMISSION_DENIED',
  });
  for (const token of ['nonsense', 'a.b.c', 'e30.bnVsbA.']) {
    expect((await call('GET', '/c/a', undefined, bearer(token))).body.error).toMatchObject({
      status: 'INVALID_ARGUMENT',
    });
  }
});

test('allows pages of this machine to make requests', async () => {
  const preflight = await fetch(`${origin}/v1/${ROOT}:commit`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://localhost:3000',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,x-a',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,x-a');
  const refused = await fetch(`${origin}/v1/nowhere`, { headers: { Origin: 'http://localhost:3000' } });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
    404,
    'http://localhost:3000',
  ]);
});

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

test('WebChannel: handshake, terminate, unknown session', async () => {
  const channel = `${origin}/google.firestore.v1.Firestore/Listen/channel?VER=8`;
  const form = new URLSearchParams({
    count: '1',
    ofs: '0',
    req0___data__: JSON.stringify({ database: 'projects/demo-rest/databases/(default)' }),
  });
  const handshake = await (await fetch(`${channel}&RID=1`, { method: 'POST', body: form })).text();
  const sid = /^\d+\n\[\[0,\["c","([^"]+)","",8,12,30000\]\]\]$/.exec(handshake)?.[1];
  expect(sid).toBeDefined();
  const forward = await fetch(`${channel}&RID=2&SID=${sid}&AID=0`, { method: 'POST', body: 'count=0' });
  expect(await forward.text()).toBe('7\n[0,0,0]');
  expect((await fetch(`${channel}&RID=3&SID=${sid}&TYPE=terminate`, { method: 'POST' })).status).toBe(200);
  const unknown = await fetch(`${channel}&RID=4&SID=${sid}&AID=0`, { method: 'POST', body: 'count=0' });
  expect([unknown.status, await unknown.text()]).toEqual([400, '']);
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
      const response = await fetch(`${origin}/v1/${ROOT}${target}`, { method, body });
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
  const { port } = new URL(origin);
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
    const response = await fetch(`${origin}/v1/${ROOT}${path}`, { method: 'POST', body });
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('INVALID_ARGUMENT'),
    ]);
  }
});
