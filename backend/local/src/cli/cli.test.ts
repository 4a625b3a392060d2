import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

jest.setTimeout(60_000);

const packageFolder = join(__dirname, '../..');
const bin = join(packageFolder, 'bin/local-firebase.mjs');
const modules = join(packageFolder, '../../node_modules');
let project: string;

/** A project of its own, far from this repository. */
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
  mkdirSync(join(project, 'site'));
  mkdirSync(join(project, 'functions'));
  const files = {
    'firebase.json': JSON.stringify({
      hosting: { public: 'site' },
      firestore: { rules: 'my.rules' },
      functions: { source: 'functions' },
      emulators: {
        auth: { port: 0 },
        firestore: { port: 0 },
        firestoreGrpc: { port: 0 },
        functions: { port: 0 },
        storage: { port: 0 },
        hub: { port: 0 },
      },
    }),
    'none.json': '{}',
    'site/index.html': '<title>Mine</title>',
    'my.rules': `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow read, write; }
  }
}`,
    'functions/package.json': '{ "main": "main.cjs" }',
    // The shape that firebase-functions gives an HTTP function, so that this project needs no packages.
    'functions/main.cjs': `const hello = (request, response) => response.send('Hello');
hello.__endpoint = { httpsTrigger: {} };
module.exports = { hello };`,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(project, name), content);
});
afterEach(() => rmSync(project, { recursive: true }));

function run(command: string, args: readonly string[]) {
  const child = spawn(command, args, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const end = once(child, 'close').then(([code]) => code as number | null);
  const shows = async (text: string): Promise<string> => {
    while (!output.includes(text)) {
      const more = await Promise.race([once(child.stdout, 'data').then(() => true), end.then(() => false)]);
      if (!more && !output.includes(text)) throw new Error(`It ended without "${text}":\n${output}`);
    }
    return output;
  };
  return { child, end, shows, output: () => output };
}

const local = (...args: string[]) => run(process.execPath, [bin, ...args]);
const addressOf = (output: string, service: string): string =>
  new RegExp(`^ {2}${service} +(\\S+)$`, 'm').exec(output)?.[1] ?? '';

async function uses(output: string): Promise<void> {
  expect(await (await fetch(addressOf(output, 'Hosting'))).text()).toContain('Mine');
  const hello = `${addressOf(output, 'Functions')}/demo-mine/us-central1/hello`;
  expect(await (await fetch(hello)).text()).toBe('Hello');
  const documents = `${addressOf(output, 'Firestore')}/v1/projects/demo-mine/databases/(default)/documents`;
  const statusOf = async (path: string) =>
    (await fetch(`${documents}/${path}`, { method: 'PATCH', body: '{}' })).status;
  expect([await statusOf('open/a'), await statusOf('closed/a')]).toEqual([200, 403]);
}

it("runs another folder's project, exports it, and runs it again from the export", async () => {
  const first = local('--project', 'demo-mine', '--port', '0', '--export', 'saved');
  await uses(await first.shows('Ctrl-C stops everything.'));
  first.child.kill('SIGINT');
  expect(await first.end).toBe(0);
  expect(readFileSync(join(project, 'saved/firestore.ndjson'), 'utf8')).toContain('/documents/open/a"');

  // The project is that of the export.
  const second = local('--only', 'firestore', '--import', 'saved', '--data', 'kept');
  const output = await second.shows('Ctrl-C stops everything.');
  const url = `${addressOf(output, 'Firestore')}/v1/projects/demo-mine/databases/(default)/documents/open/a`;
  expect((await fetch(url)).status).toBe(200);
  expect(output).not.toMatch(/Hosting|Auth|Storage/);
  const third = local('--only', 'auth', '--data', 'kept');
  expect(await third.end).toBe(1);
  expect(third.output()).toMatch(/^The data folder \S+kept is in use by process \d+\. Stop that one first/);
  second.child.kill('SIGTERM');
  expect(await second.end).toBe(0);
  expect(readdirSync(join(project, 'kept')).sort()).toEqual(['auth', 'firestore', 'storage']);
});

it('runs as an installed package, below node_modules', async () => {
  const installed = join(project, 'node_modules/local-firebase');
  const { files, dependencies } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    files: string[];
    dependencies: object;
  };
  // What npm would pack, and its dependencies where npm would put them.
  for (const name of [...files.filter((file) => !file.startsWith('!')), 'package.json'])
    cpSync(join(packageFolder, name), join(installed, name), { recursive: true });
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(project, 'node_modules', name)), { recursive: true });
    symlinkSync(join(modules, name), join(project, 'node_modules', name));
  }
  const started = run(process.execPath, [
    'node_modules/local-firebase/bin/local-firebase.mjs',
    ...['--project', 'demo-mine', '--port', '0'],
  ]);
  await uses(await started.shows('Ctrl-C stops everything.'));
  expect(started.output()).not.toContain('Warning');
  started.child.kill('SIGINT');
  expect(await started.end).toBe(0);
});

test.each<[string, string[], number, RegExp]>([
  ['an unknown option', ['--prot'], 2, /^Unknown option '--prot'\.\n\nUsage: local-firebase/],
  ['a folder that is no export', ['--import', 'site'], 1, /site is no export of a local Firebase/],
  ['a folder that would be overwritten', ['--export', 'site'], 1, /^Nothing is exported to \S+site: /],
  ['rules that are not there', ['--rules', 'none.rules'], 1, /none\.rules:1:1: The file can't be read/],
  [
    'Hosting of nothing',
    ['--config', 'none.json', '--only', 'hosting'],
    1,
    /^\S+none\.json has no hosting section\.$/m,
  ],
  ['a configuration that is not there', ['--config', 'x.json'], 1, /^\S+x\.json does not exist\.$/m],
])('says what is wrong with %s', async (_, args, code, message) => {
  const refused = local(...args);
  expect(await refused.end).toBe(code);
  expect(refused.output()).toMatch(message);
  expect(refused.output()).not.toMatch(/^ {4}at /m);
});

it('says where the rules have an error', async () => {
  writeFileSync(
    join(project, 'my.rules'),
    'service cloud.firestore {\n  match /a { allow read: if who; }\n}',
  );
  const refused = local();
  expect(await refused.end).toBe(1);
  expect(refused.output()).toContain("my.rules:2:29: Unknown variable 'who'.");
});

it('names who has a port that was asked for', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const refused = local('--port', String(port));
  expect(await refused.end).toBe(1);
  expect(refused.output()).toContain(`Port ${port} is taken by pid ${process.pid} (`);
  server.close();
});

it('prints its usage, and needs nothing for it', () => {
  const { status, stdout } = spawnSync(process.execPath, [bin, '--help'], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Usage: local-firebase \[options\]/)]);
});
