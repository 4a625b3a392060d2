import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bucket } from '../../../kernel/firebase.ts';
import { useOwnStorage } from '../pictures/ownStorage.fixture.ts';
import { expiredExports } from './expiredExports.ts';
import { exportEveryLogin } from './triggers/exportLogins.ts';

/** Exports logins to a separate Storage, from a stand-in for Identity Toolkit that returns real hashes, which only Google's has. */
useOwnStorage();

const hashConfig = {
  algorithm: 'SCRYPT',
  signerKey: 'c2lnbmVy',
  saltSeparator: 'Bw==',
  rounds: 8,
  memoryCost: 14,
};
const password = [{ providerId: 'password', rawId: 'ada@home.test', email: 'ada@home.test' }];
const ada = {
  localId: 'ada',
  email: 'ada@home.test',
  emailVerified: true,
  passwordHash: 'a-b_cd==',
  salt: 'c2Fs-A==',
  createdAt: '1700000000000',
  lastLoginAt: '1710000000000',
  customAttributes: '{"role":"owner"}',
  providerUserInfo: password,
};
const google = {
  localId: 'gil',
  email: 'gil@home.test',
  createdAt: '1700000000000',
  disabled: true,
  providerUserInfo: [{ providerId: 'google.com', rawId: '1234', email: 'gil@home.test', displayName: 'Gil' }],
};

let server: Server;
let pages: Readonly<Record<string, object>>;
let config: object;
let requested: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://host');
    requested.push(`${url.pathname} ${request.headers.authorization}`);
    const answer = url.pathname.endsWith('/config')
      ? config
      : pages[url.searchParams.get('nextPageToken') ?? ''];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  Object.assign(process.env, {
    METADATA_SERVER_DETECTION: 'none',
    GCLOUD_PROJECT: 'demo-summaries',
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  requested = [];
  config = { signIn: { hashConfig } };
  pages = { '': { users: [ada], nextPageToken: 'more' }, more: { users: [google] } };
  await bucket().deleteFiles();
});

const names = async () => (await bucket().getFiles())[0].map(({ name }) => name).sort();
const contentOf = async (path: string): Promise<unknown> =>
  JSON.parse((await bucket().file(path).download())[0].toString());

const at = Date.parse('2026-11-26T09:15:00.123Z');
const folder = 'authExports/2026-11-26T09-15-00Z';

test('each page of logins is a file for auth:import, next to the hash parameters', async () => {
  expect(await exportEveryLogin(at)).toBe(2);
  expect(await names()).toEqual([
    `${folder}/hash.json`,
    `${folder}/users-0001.json`,
    `${folder}/users-0002.json`,
  ]);
  expect(await contentOf(`${folder}/users-0001.json`)).toEqual({
    users: [
      {
        localId: 'ada',
        email: 'ada@home.test',
        emailVerified: true,
        passwordHash: 'a+b/cd==',
        salt: 'c2Fs+A==',
        disabled: false,
        customAttributes: '{"role":"owner"}',
        createdAt: '1700000000000',
        lastSignedInAt: '1710000000000',
        providerUserInfo: [],
      },
    ],
  });
  expect(await contentOf(`${folder}/users-0002.json`)).toEqual({
    users: [
      {
        localId: 'gil',
        email: 'gil@home.test',
        emailVerified: false,
        disabled: true,
        createdAt: '1700000000000',
        providerUserInfo: [
          { providerId: 'google.com', rawId: '1234', email: 'gil@home.test', displayName: 'Gil' },
        ],
      },
    ],
  });
  expect(await contentOf(`${folder}/hash.json`)).toEqual(hashConfig);
  expect(requested[0]).toBe('/identitytoolkit.googleapis.com/v2/projects/demo-summaries/config Bearer owner');
});

test.each<[string, () => void]>([
  // The value that the Admin SDK treats as a withheld hash.
  ['hashes', () => (pages = { '': { users: [{ ...ada, passwordHash: 'UkVEQUNURUQ=' }] } })],
  ['their parameters', () => (config = { signIn: {} })],
])('an export without %s fails, names the permission, and never looks complete', async (_, withhold) => {
  withhold();
  await expect(exportEveryLogin(at)).rejects.toThrow('needs firebaseauth.configs.getHashConfig');
  expect(await names()).toEqual([]);
});

test('a local machine has no hash parameters', async () => {
  config = { signIn: {} };
  process.env['FUNCTIONS_EMULATOR'] = 'true';
  await exportEveryLogin(at).finally(() => delete process.env['FUNCTIONS_EMULATOR']);
  expect(await contentOf(`${folder}/hash.json`)).toBeNull();
});

test('old exports are deleted', async () => {
  await exportEveryLogin(at - 15 * 86_400_000);
  await exportEveryLogin(at - 13 * 86_400_000);
  await exportEveryLogin(at);
  expect(new Set((await names()).map((name) => name.split('/')[1]))).toEqual(
    new Set(['2026-11-13T09-15-00Z', '2026-11-26T09-15-00Z']),
  );
});

const whole = (name: string) => [`authExports/${name}/users-0001.json`, `authExports/${name}/hash.json`];

test.each<[string, string[], string[]]>([
  ['none', [], []],
  ['a 14-day-old one', whole('2026-11-12T09-15-00Z'), []],
  ['the only complete one, however old', whole('2026-09-01T09-15-00Z'), []],
  [
    'the last complete one, while later ones are incomplete',
    [...whole('2026-09-01T09-15-00Z'), 'authExports/2026-11-25T09-15-00Z/users-0001.json'],
    [],
  ],
  [
    'old ones, including incomplete ones',
    [
      ...whole('2026-11-01T09-15-00Z'),
      'authExports/2026-11-02T09-15-00Z/users-0001.json',
      ...whole('2026-11-25T09-15-00Z'),
    ],
    ['authExports/2026-11-01T09-15-00Z', 'authExports/2026-11-02T09-15-00Z'],
  ],
])('of %s, the expired ones are deleted', (_, files, expected) => {
  expect(expiredExports(files, at)).toEqual(expected);
});
