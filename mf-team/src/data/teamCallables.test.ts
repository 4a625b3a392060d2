import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import * as z from 'zod/mini';
import {
  blankMemberDetails,
  callableErrorCodes,
  functionTimeoutMillis,
  messages,
} from '../../../shared-lib/src/domain/index.ts';
import { startFirebase } from '../../../shared-lib/src/session/firebaseApp.ts';
import { callFunction } from '../../../shared-lib/src/data/callables/callFunction.ts';
import {
  addTeamMember,
  deactivateTeamMember,
  migrateTeamMembersWithoutAuth,
} from '../../../shared-lib/src/data/callables/teamCallables.ts';
import { deleteTeamMember, reactivateTeamMember } from './teamCallables.ts';

/** The server's next response; null for none at all. */
let answer: { status: number; body: string } | null;
let requested: { url: string | undefined; body: unknown }[];
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      requested.push({ url: request.url, body: JSON.parse(text) });
      if (answer) response.writeHead(answer.status).end(answer.body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const functions = `http://127.0.0.1:${port}`;
  const emulators = { auth: functions, firestore: functions, functions, storage: functions };
  const config = {
    apiKey: 'k',
    authDomain: 'd',
    projectId: 'demo-callables',
    storageBucket: 'b',
    appId: '1',
  };
  startFirebase({ ...config, emulators });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let reported: jest.SpyInstance;
beforeEach(() => {
  requested = [];
  reported = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => reported.mockRestore());

const json = (status: number, body: object) => ({ status, body: JSON.stringify(body) });

test('calls follow the specification, and return data or a result', async () => {
  answer = json(200, { data: { success: true } });
  expect(await reactivateTeamMember('m')).toEqual({ ok: true, value: { success: true } });
  answer = json(200, { result: { deactivatedCount: 3 } });
  expect(await migrateTeamMembersWithoutAuth()).toEqual({ ok: true, value: { deactivatedCount: 3 } });
  answer = json(200, { data: null });
  expect(await deleteTeamMember('m')).toEqual({ ok: true, value: null });
  answer = json(200, { result: { success: true } });
  const order = { teamMemberId: 'm', takenOverBy: null };
  expect(await deactivateTeamMember(order)).toEqual({ ok: true, value: { success: true } });
  const path = '/demo-callables/us-central1';
  expect(requested).toEqual([
    { url: `${path}/reactivateTeamMember`, body: { data: { teamMemberId: 'm' } } },
    { url: `${path}/migrateTeamMembersWithoutAuth`, body: { data: null } },
    { url: `${path}/deleteTeamMember`, body: { data: { teamMemberId: 'm' } } },
    { url: `${path}/deactivateTeamMember`, body: { data: order } },
  ]);
  expect(reported).not.toHaveBeenCalled();
});

test('deleting a missing member succeeds', async () => {
  answer = json(404, { error: { status: 'NOT_FOUND', message: 'There is no such team member.' } });
  expect(await deleteTeamMember('m')).toEqual({ ok: true, value: null });
});

test('a deactivation without a successor leaves it open, rather than choosing no one', async () => {
  answer = json(200, { result: { success: true } });
  await deactivateTeamMember({ teamMemberId: 'm', takenOverBy: undefined });
  expect(requested[0]?.body).toEqual({ data: { teamMemberId: 'm' } });
});

test.each([...Object.entries(callableErrorCodes), ['418', 'unknown'], ['502', 'unknown']])(
  'HTTP %s is %s, with JSON and without',
  async (status, code) => {
    answer = json(Number(status), {});
    expect(await reactivateTeamMember('m')).toMatchObject({ ok: false, error: { code } });
    answer = { status: Number(status), body: '<h1>Proxy</h1>' };
    expect(await reactivateTeamMember('m')).toMatchObject({ ok: false, error: { code } });
    expect(reported).toHaveBeenCalledTimes(2);
  },
);

test('the function’s code and message override the status', async () => {
  answer = json(400, { error: { status: 'FAILED_PRECONDITION', message: 'Not tonight.' } });
  expect(await reactivateTeamMember('m')).toEqual({
    ok: false,
    error: { code: 'failed-precondition', message: 'Not tonight.' },
  });
});

test.each([
  ['no JSON', { status: 200, body: '<!doctype html>' }],
  ['an empty body', { status: 200, body: '' }],
  ['no success', json(200, { data: { success: false } })],
  ['another result', json(200, { data: [] })],
])('%s is not a valid response', async (_, given) => {
  answer = given;
  expect(await reactivateTeamMember('m')).toEqual({
    ok: false,
    error: { code: 'internal', message: messages.responseNotJson },
  });
});

test('an invalid count is refused', async () => {
  answer = json(200, { data: { deactivatedCount: -1 } });
  expect(await migrateTeamMembersWithoutAuth()).toMatchObject({ ok: false, error: { code: 'internal' } });
});

test('a new member is sent as the function expects, and gets an id', async () => {
  const member = {
    firstName: 'Dana',
    lastName: '',
    email: 'dana@members.test',
    ...blankMemberDetails,
    tier: 'Admin',
    isActive: true,
  } as const;
  answer = json(200, { result: { teamMemberId: 'dana' } });
  expect(await addTeamMember(member)).toEqual({ ok: true, value: { teamMemberId: 'dana' } });
  expect(requested[0]).toEqual({ url: '/demo-callables/us-central1/addTeamMember', body: { data: member } });
  answer = json(200, { result: { teamMemberId: '' } });
  expect(await addTeamMember(member)).toMatchObject({ ok: false, error: { code: 'internal' } });
});

test('a call times out after 70 seconds', async () => {
  answer = null;
  const { setTimeout: realTimeout } = globalThis;
  const timers = jest.spyOn(globalThis, 'setTimeout');
  // Only the 70-second timeout fires immediately.
  timers.mockImplementation(((run: () => void, delay?: number) =>
    realTimeout(run, delay === functionTimeoutMillis ? 0 : delay)) as typeof setTimeout);
  const call = callFunction('slow', undefined, z.unknown()).finally(() => timers.mockRestore());
  expect(await call).toMatchObject({ ok: false, error: { code: 'deadline-exceeded' } });
});
