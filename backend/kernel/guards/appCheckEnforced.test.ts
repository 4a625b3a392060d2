import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Callables as loaded by a deployment with `APP_CHECK=enforce`, called without attestation. */
jest.setTimeout(120_000);

type Handler = (request: unknown, response: unknown) => Promise<void>;

let server: Server;
let callables: Record<string, Handler>;

/** Passes a request on, like Cloud Run's framework. */
async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const header = (name: string) => request.headers[name.toLowerCase()];
  const chunks = await request.toArray();
  const rawBody = Buffer.concat(chunks as Buffer[]);
  Object.assign(request, { rawBody, body: JSON.parse(rawBody.toString()), header, get: header, ip: '' });
  const answer = Object.assign(response, {
    status: (code: number) => Object.assign(answer, { statusCode: code }),
    send: (body: unknown) => response.end(JSON.stringify(body)),
  });
  await callables[request.url!.slice(1)]!(request, answer);
}

beforeAll(async () => {
  const { FUNCTIONS_EMULATOR: _, ...env } = process.env;
  process.env = { ...env, GCLOUD_PROJECT: 'demo-attested', APP_CHECK: 'enforce' };
  const exported: Record<string, unknown> = await import('../../functions/index.ts');
  process.env = env;
  callables = Object.fromEntries(
    Object.entries(exported).filter(
      (entry): entry is [string, Handler] =>
        'callableTrigger' in ((entry[1] as { __endpoint?: object }).__endpoint ?? {}),
    ),
  );
  server = createServer((request, response) => void forward(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
// The SDK logs each token that it rejects.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const ask = async (name: string, headers: Readonly<Record<string, string>>) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"data":null}',
  });
  return [name, answer.status, await answer.json()];
};

// Our own refusals have different messages, so this one precedes all of our code.
const refused = { error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } };

test.each([
  ['no token', {}],
  ['an invalid token', { 'x-firebase-appcheck': 'attested.to.nobody' }],
])('every callable, even a public one, rejects a caller with %s', async (_, headers) => {
  const names = Object.keys(callables);
  expect(names).toEqual(expect.arrayContaining(['addTeamMember', 'recordProblem', 'requestPasswordReset']));
  expect(await Promise.all(names.map((name) => ask(name, headers)))).toEqual(
    names.map((name) => [name, 401, refused]),
  );
});
