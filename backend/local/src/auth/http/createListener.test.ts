import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AccountChanges } from '../AccountLog.ts';
import { Project } from '../Project.ts';
import { createListener } from './createListener.ts';

const toolkit = '/identitytoolkit.googleapis.com/v1';
const password = 'a good password';

let server: Server;
let saved: AccountChanges[];
let lines: string[];
let isDiskFull: boolean;
let project: Project;

beforeEach(async () => {
  saved = [];
  lines = [];
  isDiskFull = false;
  const log = (line: string) => void lines.push(line);
  project = new Project('demo', [], 'http://localhost/login', log);
  const save = (changes: AccountChanges) => {
    if (isDiskFull) throw new Error('no room');
    saved.push(changes);
  };
  server = createServer(createListener(project, save, log)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

interface AnswerBody {
  readonly localId?: string;
  readonly idToken?: string;
  readonly users?: readonly { readonly passwordHash?: string }[];
  readonly error?: { readonly status?: string; readonly message: string };
}

async function ask(path: string, body?: unknown, headers: Record<string, string> = {}, method = 'POST') {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    redirect: 'manual',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const json = (text === '' ? {} : JSON.parse(text)) as AnswerBody;
  return { status: answer.status, headers: answer.headers, body: json };
}

const signUp = (email = 'olivia@x.test') =>
  ask(`${toolkit}/accounts:signUp?key=k`, { email, password, returnSecureToken: true });
const owner = { Authorization: 'Bearer owner' };

test("saves a request's changes once, in their final state", async () => {
  const { body } = await signUp();
  expect(saved).toEqual([{ set: [project.accounts.get(body.localId ?? '')], deleted: [] }]);
  expect(saved[0]?.set[0]?.lastRefreshAt).toBeDefined();
});

test("doesn't save a request that changes nothing", async () => {
  await ask(`${toolkit}/projects/demo/accounts:lookup`, { localId: ['x'] }, owner);
  await ask(`${toolkit}/projects/demo/accounts:batchDelete`, { localIds: ['x'], force: true }, owner);
  expect(saved).toEqual([]);
});

test('rolls back changes that could not be saved, without sending an email', async () => {
  await signUp();
  const reset = { requestType: 'PASSWORD_RESET', email: 'olivia@x.test' };
  await ask(`${toolkit}/accounts:sendOobCode?key=k`, reset);
  const [code] = project.codes.list();
  isDiskFull = true;
  const answers = await Promise.all([
    signUp('noah@x.test'),
    ask(`${toolkit}/accounts:resetPassword?key=k`, { oobCode: code?.oobCode, newPassword: 'another one' }),
    ask('/emulator/v1/projects/demo/accounts', undefined, {}, 'DELETE'),
  ]);
  for (const { status, body, headers } of answers) {
    expect([status, body.error?.status, body.idToken]).toEqual([503, 'UNAVAILABLE', undefined]);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  }
  expect(lines.filter((line) => line.includes('no room'))).toHaveLength(3);
  expect(project.accounts.page().map(({ email }) => email)).toEqual(['olivia@x.test']);
  expect(project.codes.list()).toEqual([code]);
  isDiskFull = false;
  const again = { oobCode: code?.oobCode, newPassword: 'another one' };
  expect((await ask(`${toolkit}/accounts:resetPassword?key=k`, again)).status).toBe(200);
});

test('a refused request changes nothing', async () => {
  await signUp();
  const { body } = await signUp('noah@x.test');
  const change = {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    idToken: body.idToken,
    newEmail: 'free@x.test',
  };
  await ask(`${toolkit}/accounts:sendOobCode?key=k`, change);
  const [code] = project.codes.list();
  await signUp('free@x.test');
  const before = project.accounts.page();
  const refused = await ask(`${toolkit}/accounts:update?key=k`, { oobCode: code?.oobCode });
  expect(refused.body.error?.message).toBe('EMAIL_EXISTS');
  expect(project.accounts.page()).toEqual(before);
  expect(project.codes.list()).toEqual([code]);
});

test('an app never sees a password', async () => {
  const { body } = await signUp();
  const { body: found } = await ask(`${toolkit}/accounts:lookup?key=k`, { idToken: body.idToken });
  expect(JSON.stringify(found)).not.toContain(password);
  expect(found.users?.[0]?.passwordHash).toBe('UkVEQUNURUQ=');
  const { body: all } = await ask(
    `${toolkit}/projects/demo/accounts:lookup`,
    { email: ['olivia@x.test'] },
    owner,
  );
  expect(all.users?.[0]?.passwordHash).toContain(password);
});

test.each<[string, string, Record<string, string>, number, string]>([
  ['without a key', '/accounts:signUp', {}, 403, 'PERMISSION_DENIED'],
  [
    'with unknown credentials',
    '/accounts:signUp?key=k',
    { Authorization: 'Bearer x' },
    401,
    'UNAUTHENTICATED',
  ],
  ['with Google credentials', '/accounts:signUp', { Authorization: 'Bearer ya29.x' }, 401, 'UNAUTHENTICATED'],
  ['at an unknown path', '/nothing?key=k', {}, 404, 'NOT_FOUND'],
  ['for something unsupported', '/accounts:sendVerificationCode?key=k', {}, 501, 'NOT_IMPLEMENTED'],
])('refuses a request %s', async (_, path, headers, status, name) => {
  const answer = await ask(`${toolkit}${path}`, {}, headers);
  expect([answer.status, answer.body.error?.status]).toEqual([status, name]);
});

test.each<[string, string, unknown, string]>([
  ['from another project', '/projects/other/accounts', {}, 'PROJECT_NOT_FOUND'],
  ['for another project', '/accounts:signUp', { targetProjectId: 'other' }, 'PROJECT_NOT_FOUND'],
  ['for a tenant', '/accounts:signUp', { tenantId: 't' }, 'UNSUPPORTED_TENANT_OPERATION'],
  ['with second factors', '/accounts:signUp', { mfaInfo: [{}] }, 'OPERATION_NOT_ALLOWED'],
])('refuses a request %s', async (_, path, body, message) => {
  const answer = await ask(`${toolkit}${path}`, body, owner);
  expect(answer.body.error?.message).toMatch(new RegExp(`^${message}`));
});

test('allows pages to make requests', async () => {
  const headers = { origin: 'http://localhost:1', 'access-control-request-headers': 'x-client-version' };
  const { status, headers: answered } = await ask(
    `${toolkit}/accounts:signUp`,
    undefined,
    headers,
    'OPTIONS',
  );
  expect(status).toBe(204);
  expect(answered.get('access-control-allow-origin')).toBe('http://localhost:1');
  expect(answered.get('access-control-allow-headers')).toBe('x-client-version');
});

describe('a link of the Auth emulator', () => {
  const open = (query: Record<string, string>) =>
    ask(`/emulator/action?${new URLSearchParams({ apiKey: 'k', ...query })}`, undefined, {}, 'GET');
  const codeFor = async (requestType: string) => {
    const { body } = await signUp();
    const requested = { requestType, idToken: body.idToken, email: 'olivia@x.test', newEmail: 'new@x.test' };
    await ask(`${toolkit}/accounts:sendOobCode?key=k`, requested);
    return project.codes.list()[0]?.oobCode ?? '';
  };

  test.each([
    ['VERIFY_EMAIL', 'verifyEmail', { emailVerified: true }],
    ['VERIFY_AND_CHANGE_EMAIL', 'verifyAndChangeEmail', { email: 'new@x.test', emailVerified: true }],
    ['PASSWORD_RESET', 'resetPassword', { emailVerified: true }],
  ])('does %s, once', async (requestType, mode, expected) => {
    const query = { mode, oobCode: await codeFor(requestType), newPassword: 'another one' };
    expect((await open(query)).status).toBe(200);
    expect(project.accounts.page()[0]).toMatchObject(expected);
    expect((await open(query)).status).toBe(400);
  });

  test('redirects to the app', async () => {
    const oobCode = await codeFor('EMAIL_SIGNIN');
    const { status, headers } = await open({
      mode: 'signIn',
      oobCode,
      continueUrl: 'http://localhost/a?b=1',
    });
    const target = new URL(headers.get('location') ?? '');
    expect([status, target.searchParams.get('oobCode'), target.searchParams.get('b')]).toEqual([
      303,
      oobCode,
      '1',
    ]);
  });

  test.each<[string, Record<string, string>]>([
    ['without a code', { mode: 'verifyEmail' }],
    ['without a mode', { oobCode: 'x' }],
    ['with an inherited name as its mode', { mode: 'constructor', oobCode: 'x' }],
    ['with an unknown code', { mode: 'verifyEmail', oobCode: 'x' }],
    ['with nowhere to sign in', { mode: 'signIn', oobCode: 'x' }],
    ['without a key', { mode: 'verifyEmail', oobCode: 'x', apiKey: '' }],
  ])('refuses %s', async (_, query) => {
    expect((await open(query)).status).toBe(400);
  });
});
