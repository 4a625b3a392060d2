import { demoPassword, demoUids } from '../seed/accounts.ts';
import type { LocalProduct } from '../seed/localProduct.ts';
import { maxPayloadBytes } from '../kernel/guards/isReadablePayload.ts';
import { callsOfOwnProduct } from '../kernel/testing/localCalls.fixture.ts';

// Thousands of requests to a real server.
jest.setTimeout(300_000);

let product: LocalProduct;
callsOfOwnProduct((started) => {
  product = started;
});

const deep = 60_000;
const nested = (open: string, close: string) => open.repeat(deep) + close.repeat(deep);
const long = (value: string, type = 'Int64Value') =>
  `{"@type":"type.googleapis.com/google.protobuf.${type}","value":${value}}`;

/** Payloads that no page sends, as JSON that no serializer would produce. */
const payloads: readonly (readonly [what: string, json: string])[] = [
  ['an invalid whole number', long('"x"')],
  ['an empty whole number, nested', `{"rows":[${long('""')}]}`],
  ['an unknown type', '{"@type":"x"}'],
  ['a number for a type', '{"a":{"@type":1}}'],
  ['a time', long('"2026-11-23T00:00:00Z"', 'Timestamp')],
  ['deep lists', nested('[', ']')],
  ['deep objects', `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`],
  ['half a character', '"\\ud800"'],
  ['half a character in an id', '{"teamMemberId":"a\\udc00","communityId":"\\ud800"}'],
  ['half a character in a name', '{"\\ud800":1}'],
  ['a zero in an id', '{"teamMemberId":"a\\u0000","communityId":"\\u0000","token":"\\u0000"}'],
  ['an object that inherits', '{"__proto__":{"teamMemberId":"nadia-flores"}}'],
];

/** Ids that Firestore can't store, and numbers that aren't counts. */
const badTexts = ['__proto__', '__id__', '__id7__', '..', 'a/b', 'constructor', ' ', '%00', 'x'.repeat(2000)];
const badNumbers = [-1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 2];

interface Listed {
  readonly name: string;
  readonly region: string;
  readonly kind: string;
}

const urlOf = ({ region, name }: Listed) =>
  `${product.addresses.functions}/${product.projectId}/${region}/${name}`;

/** All functions of `index.ts`, as the product loaded them. */
const functionsOf = async (kind: string): Promise<Listed[]> => {
  const listed = (await (await fetch(`${product.addresses.functions}/`)).json()) as { functions: Listed[] };
  return listed.functions.filter((found) => found.kind === kind);
};

/** The owner's token; earlier tests may have changed the password or ended sessions. */
const tokenOfOwner = async (): Promise<string> => {
  const accounts = `${product.addresses.auth}/identitytoolkit.googleapis.com/v1`;
  const ask = async (address: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${accounts}/${address}`, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { idToken: string };
  };
  const account = { localId: demoUids.owner, email: 'owner@demo.test', password: demoPassword };
  const authorization = `Bearer ${product.administratorToken}`;
  await ask(`projects/${product.projectId}/accounts:update`, account, { authorization });
  return (await ask('accounts:signInWithPassword?key=local', { ...account, returnSecureToken: true }))
    .idToken;
};

const json = { 'content-type': 'application/json' };

const post = async (item: Listed, body: BodyInit, headers: Record<string, string> = json) => {
  const answer = await fetch(urlOf(item), { method: 'POST', headers, body });
  return { status: answer.status, text: await answer.text() };
};

/**
 * The payloads for one callable in the list: all of them for the first, a rotating subset for the others. `onCall.ts`, which all share,
 * rejects such payloads before a callable's own code, so sending all of them to each would find the same.
 * @param count how many for each of the others
 */
const forCallable = <T>(all: readonly T[], at: number, count: number): readonly T[] =>
  at === 0 ? all : Array.from({ length: count }, (_, index) => all[(at * count + index) % all.length]!);

test('every callable rejects a payload that no page sends as an invalid argument', async () => {
  const found: string[] = [];
  const callables = await functionsOf('callable');
  expect(callables.length).toBeGreaterThan(80);
  // The first shows what the SDK alone would do with it: answer `internal`.
  const [telling, ...others] = payloads;
  for (const [at, item] of callables.entries())
    for (const [what, payload] of [telling!, ...forCallable(others, at, 2)]) {
      const { status, text } = await post(item, `{"data":${payload}}`);
      if (status !== 400 || !text.includes('"INVALID_ARGUMENT"'))
        found.push(`${item.name}, ${what}: ${status} ${text}`);
    }
  expect(found).toEqual([]);
});

/** Bodies that aren't valid calls, for callables and HTTP functions. */
const bodies: readonly (readonly [what: string, body: BodyInit, headers: Record<string, string>])[] = [
  ['nothing', '', {}],
  ['nothing as JSON', '', json],
  ['half of JSON', '{"data":', json],
  ['a text as JSON', '"x"', json],
  ['null as JSON', 'null', json],
  ['a list as JSON', '[1]', json],
  ['no data', '{}', json],
  ['more than data', '{"data":null,"more":1}', json],
  ['deep JSON', nested('[', ']'), json],
  ['words', 'data', { 'content-type': 'text/plain' }],
  ['JSON as words', '{"data":{}}', { 'content-type': 'text/plain' }],
  ['a form', 'data=1&a[b][c]=2', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a deep form', `data${'[a]'.repeat(5000)}=1`, { 'content-type': 'application/x-www-form-urlencoded' }],
  [
    'a form that inherits',
    '__proto__[a]=1&constructor[b]=2',
    { 'content-type': 'application/x-www-form-urlencoded' },
  ],
  ['parts', '--x\r\n\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['bytes', new Uint8Array([0, 255, 237, 160, 128]), { 'content-type': 'application/octet-stream' }],
  ['an unknown content type', '{"data":{}}', { 'content-type': ';;;' }],
  ['an unknown charset', '{"data":{}}', { 'content-type': 'application/json; charset=utf-99' }],
  ['an unknown encoding', '{"data":{}}', { ...json, 'content-encoding': 'x' }],
  ['an encoding that it has not', '{"data":{}}', { ...json, 'content-encoding': 'gzip' }],
  ['too much', `{"data":"${'x'.repeat(maxPayloadBytes)}"}`, json],
];

test('every callable rejects a body that isn’t a call', async () => {
  const found: string[] = [];
  for (const [at, item] of (await functionsOf('callable')).entries()) {
    for (const [what, body, headers] of forCallable(bodies, at, 3)) {
      const { status, text } = await post(item, body, headers);
      if (![400, 413, 415].includes(status)) found.push(`${item.name}, ${what}: ${status} ${text}`);
    }
    for (const method of forCallable(['GET', 'HEAD', 'PUT', 'DELETE'], at, 1)) {
      const { status } = await fetch(urlOf(item), { method });
      if (status !== 400) found.push(`${item.name}, ${method}: ${status}`);
    }
  }
  expect(found).toEqual([]);
});

test('the server enforces its maximum body size', async () => {
  const [item] = await functionsOf('callable');
  expect((await post(item!, `{"data":"${'x'.repeat(33 * 1024 * 1024)}"}`)).status).toBe(413);
});

/** A value that matches what a function expects, with a bad text wherever a text can be. */
const valueFor = (expected: string, bad: string, number: number): unknown => {
  const [, first] = /^expected one of ([^,]+)/.exec(expected) ?? [];
  if (first !== undefined) return first;
  if (expected.includes('array')) return [bad];
  if (expected.includes('object') || expected.includes('record')) return { [bad]: bad };
  if (expected.includes('number') || expected.includes('int')) return number;
  if (expected.includes('boolean')) return true;
  if (expected.includes('date') || expected.includes('\\d{4}')) return '2026-11-23';
  return bad;
};

const withValue = (payload: Record<string, unknown>, path: readonly string[], value: unknown): void => {
  const [first = '', ...below] = path;
  if (below.length === 0) {
    payload[first] = value;
    return;
  }
  if (typeof payload[first] !== 'object' || payload[first] === null) payload[first] = {};
  withValue(payload[first] as Record<string, unknown>, below, value);
};

/** An error's message for each field: `teamMemberId: expected string; rows.0.unit: …`. */
const faultsIn = (text: string): (readonly [path: string[], expected: string])[] => {
  const message = (JSON.parse(text) as { error?: { message?: string } }).error?.message ?? '';
  return message.split('; ').flatMap((fault) => {
    const [, path, expected] = /^([\w.]+):? (?:must be )?(.*)$/.exec(fault) ?? [];
    return path === undefined || path === 'payload' ? [] : [[path.split('.'), expected ?? ''] as const];
  });
};

test('bad ids and numbers in a callable’s fields never cause a server error', async () => {
  const found: string[] = [];
  let reached = 0;
  for (const item of await functionsOf('callable')) {
    const headers = { ...json, authorization: `Bearer ${await tokenOfOwner()}` };
    for (let variant = 0; variant < 3; variant += 1) {
      const payload: Record<string, unknown> = {};
      // Each response names the next missing field.
      for (let round = 0; round < 5; round += 1) {
        const { status, text } = await post(item, JSON.stringify({ data: payload }), headers);
        if (status >= 500)
          found.push(`${item.name}, ${JSON.stringify(payload).slice(0, 300)}: ${status} ${text}`);
        if (status !== 400) break;
        const faults = faultsIn(text);
        reached += round > 0 ? 0 : faults.length;
        if (faults.length === 0) break;
        for (const [at, [path, expected]] of faults.entries()) {
          const bad = badTexts[(3 * at + variant) % badTexts.length]!;
          withValue(payload, path, valueFor(expected, bad, badNumbers[(at + variant) % badNumbers.length]!));
        }
      }
    }
  }
  expect(found).toEqual([]);
  expect(reached).toBeGreaterThan(500);
});

/** 503 means that a part isn't set up or built here, such as a page of the site. */
const isFault = (status: number): boolean => status >= 500 && status !== 503;

const paths = [
  ...[
    '',
    '/',
    '//',
    '///x',
    '/__proto__',
    '/__id__/__id__',
    '/a/b',
    '/a/b/app.webmanifest',
    '/%00/%00',
    '/%ED%A0%80/x',
  ],
  ...[
    '/%/%',
    '/%F0%9F%98%80/x',
    '/constructor/prototype',
    '/..%2F..%2Fx',
    `/${'x'.repeat(4000)}/y`,
    '/sunrise-valet/%00',
  ],
  ...[
    '?',
    '?b=__proto__&p=__id__&l=__id__&s=x',
    '?b=%00&p=%00&l=%00&s=%00',
    '?b=%ED%A0%80&p=%ED%A0%80&s=x',
    '?message=__id__',
  ],
  ...['?b[]=1&p[x]=2&s=3', '?b=a&b=b&p=c', '?%', '?b=..&p=..&l=..&s=', `?s=${'x'.repeat(4000)}`],
];

test('no address, method or body causes a server error in an HTTP function', async () => {
  const found: string[] = [];
  const items = await functionsOf('http');
  expect(items.length).toBeGreaterThan(5);
  for (const item of items) {
    for (const path of paths)
      for (const method of ['GET', 'POST', 'HEAD', 'OPTIONS', 'DELETE']) {
        const { status } = await fetch(`${urlOf(item)}${path}`, { method, redirect: 'manual' });
        if (isFault(status)) found.push(`${item.name}, ${method} ${path.slice(0, 99)}: ${status}`);
      }
    for (const [what, body, headers] of bodies) {
      const { status } = await post(item, body, headers);
      if (isFault(status)) found.push(`${item.name}, ${what}: ${status}`);
    }
  }
  expect(found).toEqual([]);
});
