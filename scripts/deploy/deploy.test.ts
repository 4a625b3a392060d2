import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

jest.setTimeout(60_000);

const root = join(__dirname, '../..');
/** Where Firebase's command finds nobody's login. */
let home: string;
/** A firebase-tools that knows nobody. */
let tools: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'deploy-'));
  tools = join(home, 'tools');
  mkdirSync(join(tools, 'lib/bin'), { recursive: true });
  writeFileSync(join(tools, 'package.json'), '{ "name": "firebase-tools" }');
  writeFileSync(join(tools, 'lib/bin/firebase.js'), `console.log('{ "status": "success", "result": [] }')`);
});
afterAll(() => rmSync(home, { recursive: true }));

function deploy(...args: string[]) {
  const { HOME: _, GOOGLE_APPLICATION_CREDENTIALS: _key, FIREBASE_TOKEN: _token, ...rest } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/deploy.mjs'), ...args],
    {
      encoding: 'utf8',
      env: { ...rest, HOME: home, XDG_CONFIG_HOME: home, FIREBASE_TOOLS: tools },
    },
  );
  return { status, output: stdout + stderr };
}

it('bundles functions that load in Node, names all of them and whatever the local Firebase enforces', () => {
  const { status, output } = deploy(
    ...['--project', 'valet', '--dry-run', '--only', 'functions,firestore,storage'],
  );
  expect(output).toContain('Nothing was deployed.');
  expect(status).toBe(0);
  const index = readFileSync(join(root, 'backend/functions/index.ts'), 'utf8');
  const exported = [...index.matchAll(/export \{([\w,\s]+)\}/g)].flatMap(
    ([, names]) => names?.match(/\w+/g) ?? [],
  );
  const named = [...output.matchAll(/^ {2}function +(\w+)$/gm)].map(([, name]) => name);
  expect(exported.length).toBeGreaterThan(0);
  expect(named.sort()).toEqual(exported.sort());
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as Record<
    'firestore' | 'storage',
    Record<string, string>
  >;
  for (const file of [...Object.values(config.firestore), ...Object.values(config.storage)])
    expect(output).toMatch(new RegExp(` ${file}$`, 'm'));
  expect(output).toContain('firebase deploy --project valet --only functions,firestore,storage');
  const { source } = (config as unknown as { functions: { source: string } }).functions;
  const description = JSON.parse(readFileSync(join(root, source, 'package.json'), 'utf8')) as object;
  expect(description).toMatchObject({
    main: 'index.js',
    engines: { node: expect.stringMatching(/^\d+$/) as string },
    dependencies: {
      'firebase-admin': expect.any(String) as string,
      'firebase-functions': expect.any(String) as string,
    },
  });
});

it('asks for a login before it builds anything', () => {
  const { status, output } = deploy('--project', 'valet', '--only', 'storage');
  expect([status, output]).toEqual([
    1,
    expect.stringMatching(/^Nobody is logged in at Firebase: .*npm run firebase -- login/),
  ]);
});

it('deploys nowhere without a project', () => {
  const { status, output } = deploy();
  expect([status, output]).toEqual([
    2,
    expect.stringMatching(/^--project is missing: say where to deploy\.\n\nUsage/),
  ]);
});
