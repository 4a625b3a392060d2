import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { addressOf, responsesOf, ExampleProject, expectedResponses } from '../testing/ExampleProject.ts';

jest.setTimeout(60_000);

const bin = join(__dirname, '../../bin/local-firebase.mjs');
let project: ExampleProject;

beforeEach(() => {
  project = new ExampleProject();
});
afterEach(() => project.remove());

const local = (...args: string[]) => project.run(bin, ...args);

it("runs another folder's project, exports it, and runs it again from the export", async () => {
  const first = local('--project', 'demo-mine', '--port', '0', '--export', 'saved');
  expect(await responsesOf(await first.shows('Ctrl-C stops everything.'))).toEqual(expectedResponses);
  first.child.kill('SIGINT');
  expect(await first.end).toBe(0);
  expect(readFileSync(join(project.folder, 'saved/firestore.ndjson'), 'utf8')).toContain(
    '/documents/open/a"',
  );

  // The project ID comes from the export.
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
  expect(readdirSync(join(project.folder, 'kept')).sort()).toEqual([
    'auth',
    'firestore',
    'kept.json',
    'storage',
  ]);
});

test.each<[string, string[], number, RegExp]>([
  ['an unknown option', ['--prot'], 2, /^Unknown option '--prot'\.\n\nUsage: local-firebase/],
  ['a folder that is not an export', ['--import', 'site'], 1, /site is not an export of a local Firebase/],
  ['a folder that would be overwritten', ['--export', 'site'], 1, /^Nothing is exported to \S+site: /],
  ['missing rules', ['--rules', 'none.rules'], 1, /none\.rules:1:1: The file can't be read/],
  [
    'Hosting without anything to serve',
    ['--config', 'none.json', '--only', 'hosting'],
    1,
    /^\S+none\.json has no hosting section\.$/m,
  ],
  ['a missing configuration', ['--config', 'x.json'], 1, /^\S+x\.json does not exist\.$/m],
])('says what is wrong with %s', async (_, args, code, message) => {
  const refused = local(...args);
  expect(await refused.end).toBe(code);
  expect(refused.output()).toMatch(message);
  expect(refused.output()).not.toMatch(/^ {4}at /m);
});

it('says where the rules have an error', async () => {
  project.write('my.rules', 'service cloud.firestore {\n  match /a { allow read: if 1 is who; }\n}');
  const refused = local();
  expect(await refused.end).toBe(1);
  expect(refused.output()).toContain("my.rules:2:31: Unknown type 'who'.");
});

it('names the process that has a requested port', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const refused = local('--port', String(port));
  expect(await refused.end).toBe(1);
  expect(refused.output()).toContain(`Port ${port} is taken by pid ${process.pid} (`);
  server.close();
});

it('prints its usage without requiring anything', () => {
  const { status, stdout } = spawnSync(process.execPath, [bin, '--help'], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^Usage: local-firebase \[options\]\n +local-firebase exec/),
  ]);
});
