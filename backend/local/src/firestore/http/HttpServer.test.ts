import type { AuthorizeRequest } from '../authorize.ts';
import { FirestoreError } from '../FirestoreError.ts';
import { ROOT, ownRestServer } from './ownRestServer.fixture.ts';

let requested: AuthorizeRequest[];
beforeEach(() => {
  requested = [];
});

const own = ownRestServer((request) => {
  requested.push(request);
  if (request.name.includes('/secret/'))
    throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
});
const { call } = own;

const OWNER = { Authorization: 'Bearer owner' };

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
  expect(requested.at(-1)).toMatchObject({
    operation: 'create',
    name: `${ROOT}/c/a`,
    before: null,
    after: { fields: fields(1) },
    auth: { uid: 'ann' },
  });
  await call('PATCH', '/c/a', { fields: fields(2) }, bearer('owner'));
  expect(requested.at(-1)).toMatchObject({
    operation: 'update',
    before: { fields: fields(1) },
    auth: 'owner',
  });
  expect(requested.at(-1)?.getDocumentAfter(`${ROOT}/c/a`)?.fields).toEqual(fields(2));
  await call('POST', ':runQuery', { structuredQuery: { from: [{ collectionId: 'c' }] } });
  expect(requested.at(-1)).toMatchObject({
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
  const preflight = await fetch(`${own.origin}/v1/${ROOT}:commit`, {
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
  const refused = await fetch(`${own.origin}/v1/nowhere`, { headers: { Origin: 'http://localhost:3000' } });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
    404,
    'http://localhost:3000',
  ]);
});

test('WebChannel: handshake, terminate, unknown session', async () => {
  const channel = `${own.origin}/google.firestore.v1.Firestore/Listen/channel?VER=8`;
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
