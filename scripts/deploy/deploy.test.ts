import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeGoogle } from '../google/fakeGoogle.fixture.ts';
import { writeFakeFirebaseTools } from './fakeFirebaseTools.fixture.ts';
import { codebases, entryOf } from './functions/codebases.ts';
import { readyProject } from './readyProject.fixture.ts';

// Bundling takes ten seconds on an idle machine.
jest.setTimeout(180_000);

const root = join(__dirname, '../..');
/** A home folder where Firebase's command finds no login. */
let home: string;
/** A fake firebase-tools that records its arguments. */
let tools: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'deploy-'));
  tools = join(home, 'tools');
});
afterAll(() => rmSync(home, { recursive: true }));

async function deploy(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const { HOME: _, GOOGLE_APPLICATION_CREDENTIALS: _key, FIREBASE_TOKEN: _token, ...rest } = process.env;
  const child = spawn(process.execPath, [join(root, 'scripts/deploy.mjs'), ...args], {
    env: { ...rest, HOME: home, XDG_CONFIG_HOME: home, FIREBASE_TOOLS: tools, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [status] = (await once(child, 'close')) as [number];
  return { status, output };
}

it('bundles functions that load in Node, and names all of them and what the local Firebase enforces', async () => {
  const { status, output } = await deploy([
    ...['--project', 'valet', '--dry-run', '--only', 'functions,firestore,storage'],
  ]);
  // This repository has no parameters for a project of that name.
  expect(output).toMatch(
    /Nothing was deployed:\n {2}\.env\.valet is missing APP_CHECK, [A-Z_, ]+\. An empty value means "none"\.\n$/,
  );
  expect(status).toBe(1);
  const exported = codebases.flatMap((codebase) => {
    const list = readFileSync(join(root, entryOf(codebase)), 'utf8');
    return [...list.matchAll(/export \{([\w,\s]+)\}/g)].flatMap(([, names]) =>
      (names?.match(/\w+/g) ?? []).map((name) => `${name} (${codebase})`),
    );
  });
  const named = [...output.matchAll(/^ {2}function +(\w+ \(\w+\))$/gm)].map(([, name]) => name);
  expect(exported.length).toBeGreaterThan(0);
  expect(named.sort()).toEqual(exported.sort());
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as Record<
    'firestore' | 'storage',
    Record<string, string>
  >;
  for (const file of [...Object.values(config.firestore), ...Object.values(config.storage)])
    expect(output).toMatch(new RegExp(` ${file}$`, 'm'));
  const [functions] = (config as unknown as { functions: readonly { source: string }[] }).functions;
  const description = JSON.parse(
    readFileSync(join(root, functions?.source ?? '', 'package.json'), 'utf8'),
  ) as object;
  expect(description).toMatchObject({
    main: 'index.js',
    engines: { node: expect.stringMatching(/^\d+$/) as string },
    dependencies: {
      'firebase-admin': expect.any(String) as string,
      'firebase-functions': expect.any(String) as string,
    },
  });
});

it('says what a deployment would run', async () => {
  const { status, output } = await deploy(['--project', 'valet', '--dry-run', '--only', 'storage,firestore']);
  expect(output).toContain(
    'Nothing was deployed. Without --dry-run:\n\n  firebase deploy --project valet --only firestore,storage --non-interactive\n',
  );
  expect(status).toBe(0);
});

it('requires a login before it builds anything', async () => {
  writeFakeFirebaseTools(tools, null);
  const { status, output } = await deploy(['--project', 'valet', '--only', 'storage']);
  expect([status, output]).toEqual([
    1,
    expect.stringMatching(/^No Firebase login found\. .*npm run firebase -- login/),
  ]);
});

it('deploys only to a project that lacks nothing', async () => {
  writeFakeFirebaseTools(tools, 'token');
  const lacking = { permission: 'firebaserules.rulesets.create' };
  const [ready, bare] = await Promise.all([
    startFakeGoogle(readyProject()),
    startFakeGoogle(readyProject(lacking)),
  ]);
  try {
    const args = ['--project', 'valet', '--only', 'firestore,storage'];
    const refused = await deploy(args, { GOOGLE_API_ADDRESS: bare.address });
    expect(refused.output).toMatch(
      /Nothing was deployed:\n {2}The deploying account lacks firebaserules\.rulesets\.create\./,
    );
    expect(refused.status).toBe(1);
    expect(() => readFileSync(join(tools, 'calls.txt'))).toThrow('ENOENT');
    const { status } = await deploy(args, { GOOGLE_API_ADDRESS: ready.address });
    expect(status).toBe(0);
    expect(readFileSync(join(tools, 'calls.txt'), 'utf8')).toBe(
      'deploy --project valet --only firestore,storage --non-interactive\n',
    );
  } finally {
    await Promise.all([ready.stop(), bare.stop()]);
  }
});

it('requires a project', async () => {
  const { status, output } = await deploy([]);
  expect([status, output]).toEqual([2, expect.stringMatching(/^--project is required\.\n\nUsage/)]);
});
