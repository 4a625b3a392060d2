import { startFakeGoogle, type FakeGoogle } from '../../google/fakeGoogle.fixture.ts';
import type { GoogleAnswer } from '../../google/googleApi.ts';
import { enforceCommand, reportAppCheck } from './checkAppCheck.ts';

let google: FakeGoogle;
let answers: Record<string, GoogleAnswer>;

beforeEach(async () => {
  answers = {};
  google = await startFakeGoogle(
    ({ path }) => answers[path.split('/').at(-1)!] ?? { status: 200, body: { enforcementMode: 'ENFORCED' } },
  );
});
afterEach(() => google.stop());

const report = async (more: Record<string, string> = {}) => {
  const lines: string[] = [];
  const environment = { GOOGLE_ACCESS_TOKEN: 'token', GOOGLE_API_ADDRESS: google.address, ...more };
  const code = await reportAppCheck('valet', environment, (line) => lines.push(line));
  return { code, said: lines.join('\n') };
};

test('reports what is enforced, and changes nothing', async () => {
  expect(await report()).toEqual({
    code: 0,
    said: `App Check of valet:

  Firestore          enforced
  Storage            enforced
  Auth               enforced`,
  });
  const services = 'firebaseappcheck.googleapis.com/v1/projects/valet/services';
  expect(
    google.requests.map(({ method, path, authorization }) => `${method} ${path} ${authorization}`).sort(),
  ).toEqual([
    `GET ${services}/firebasestorage.googleapis.com Bearer token`,
    `GET ${services}/firestore.googleapis.com Bearer token`,
    `GET ${services}/identitytoolkit.googleapis.com Bearer token`,
  ]);
});

test('reports what is not enforced, with the command that enforces it', async () => {
  answers = {
    'firestore.googleapis.com': { status: 200, body: { enforcementMode: 'UNENFORCED' } },
    'identitytoolkit.googleapis.com': { status: 200, body: { name: 'x' } },
  };
  const { code, said } = await report();
  expect(code).toBe(1);
  expect(said).toContain('Storage            enforced');
  expect(said).toContain(
    `Firestore: monitored, not enforced. To enforce it:\n    ${enforceCommand('valet', 'firestore.googleapis.com')}`,
  );
  expect(said).toContain('Auth: off.');
});

test.each([
  [{ status: 403, body: { error: { message: 'Not yours.' } } }, 'Storage: Not yours.'],
  [{ status: 500, body: {} }, 'Storage: Google answered 500.'],
  [{ status: 200, body: { enforcementMode: 'MAYBE' } }, 'unexpected answer'],
  [
    { status: 200, body: '<html>' },
    "firebaseappcheck.googleapis.com answered 200 with something that isn't JSON.",
  ],
] as const)('treats %j as a failure', async (answer, words) => {
  answers = { 'firebasestorage.googleapis.com': answer };
  const { code, said } = await report();
  expect([code, said]).toEqual([1, expect.stringContaining(words)]);
});

test('says where to get a login if there is none', async () => {
  const { code, said } = await report({ GOOGLE_ACCESS_TOKEN: '', PATH: '/nowhere' });
  expect([code, said, google.requests]).toEqual([1, expect.stringContaining('gcloud auth login'), []]);
});
