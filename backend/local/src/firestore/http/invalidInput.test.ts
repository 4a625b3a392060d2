import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startFirestore } from '../startFirestore.ts';
import type { FirestoreServer } from '../startFirestore.ts';

// A real server is slow on a busy machine.
jest.setTimeout(60_000);

const ROOT = 'projects/demo-wrong/databases/(default)/documents';
const DEEP = 60_000;

let folder: string;
let server: FirestoreServer;
let origin: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firestore-'));
  const ports = { host: '127.0.0.1', httpPort: 0, grpcPort: 0 };
  server = await startFirestore({ projectId: 'demo-wrong', dataDir: folder, ...ports });
  origin = `http://127.0.0.1:${server.httpPort}`;
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** A write of one document, as JSON that no serializer would produce. */
const writing = (id: string, fields: string): string =>
  `{"writes":[{"update":{"name":"${ROOT}/c/${id}","fields":${fields}}}]}`;
const one = (value: string): string => writing('a', `{"f":${value}}`);
const nested = (open: string, close: string, content = '1', levels = DEEP): string =>
  open.repeat(levels) + content + close.repeat(levels);

const wrong: [what: string, writes: string][] = [
  ...['"9999999999999999999999"', '"1.5"', '"abc"', '""', '"0x10"', '1.5', 'true', 'null', '{}'].map(
    (integer): [string, string] => [`integer ${integer}`, one(`{"integerValue":${integer}}`)],
  ),
  ...['__proto__', '__id__', '..', '.', '', '\\ud800'].map((id): [string, string] => [
    `id ${id}`,
    writing(id, '{}'),
  ]),
  ['half a surrogate pair', one('{"stringValue":"\\udfff"}')],
  ['a field __proto__', writing('a', '{"__proto__":{"nullValue":null}}')],
  ['deep arrays', nested('[', ']')],
  ['deep objects', one(nested('{"a":', '}'))],
  ['deep fields', one(nested('{"mapValue":{"fields":{"a":', '}}}', '{"nullValue":null}', DEEP / 3))],
  ['deep array values', one(nested('{"arrayValue":{"values":[', ']}}', '{"nullValue":null}', DEEP / 3))],
];

test.each(wrong)('%s over REST is an invalid argument', async (_what, body) => {
  const answer = await fetch(`${origin}/v1/${ROOT}:commit`, { method: 'POST', body });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { error: { status: 'INVALID_ARGUMENT' } },
  ]);
});

test.each(wrong)('%s over WebChannel is an invalid argument', async (_what, body) => {
  const channel = `${origin}/google.firestore.v1.Firestore/Write/channel?VER=8`;
  const database = '{"database":"projects/demo-wrong/databases/(default)"}';
  const form = new URLSearchParams({ count: '2', ofs: '0', req0___data__: database, req1___data__: body });
  const handshake = await fetch(`${channel}&RID=1`, { method: 'POST', body: form });
  const sid = /"c","([^"]+)"/.exec(await handshake.text())?.[1] ?? '';
  const received = await fetch(`${channel}&RID=rpc&SID=${sid}&AID=0&CI=1&TYPE=xmlhttp`);
  expect(await received.text()).toContain('"INVALID_ARGUMENT"');
});

test('deep filters are an invalid argument', async () => {
  const where = nested('{"compositeFilter":{"op":"AND","filters":[', ']}}', '{}', DEEP / 4);
  const body = `{"structuredQuery":{"from":[{"collectionId":"c"}],"where":${where}}}`;
  const answer = await fetch(`${origin}/v1/${ROOT}:runQuery`, { method: 'POST', body });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('"INVALID_ARGUMENT"')]);
});
