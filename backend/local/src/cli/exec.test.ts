import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { ExampleProject } from '../testing/ExampleProject.ts';

jest.setTimeout(60_000);

const bin = join(__dirname, '../../bin/local-firebase.mjs');
let project: ExampleProject;

beforeEach(() => {
  project = new ExampleProject();
});
afterEach(() => project.remove());

const exec = (...args: string[]) => project.run(bin, 'exec', '--only', 'firestore', ...args);
const node = (script: string) => ['--', process.execPath, '-e', script];

it('runs a command that finds the services, and exits with its exit code', async () => {
  const write = `const { GCLOUD_PROJECT, FIREBASE_EMULATOR_HUB } = process.env;
    const path = '/v1/projects/' + GCLOUD_PROJECT + '/databases/(default)/documents/open/a';
    fetch('http://' + FIREBASE_EMULATOR_HUB + '/emulators')
      .then((answer) => answer.json())
      .then(({ firestore: { host, port } }) => fetch('http://' + host + ':' + port + path, { method: 'PATCH', body: '{}' }))
      .then((answer) => process.exit(answer.status === 200 ? 7 : 1));`;
  const command = exec('--project', 'demo-mine', ...node(write));
  expect(await command.end).toBe(7);
});

it('sets variables only for services that run', async () => {
  const command = exec('--project', 'demo-mine', ...node('console.log(JSON.stringify(process.env))'));
  expect(await command.end).toBe(0);
  const [line = ''] = /^\{.*\}$/m.exec(command.output()) ?? [];
  const environment = JSON.parse(line) as Record<string, string>;
  expect(environment).toMatchObject({
    GCLOUD_PROJECT: 'demo-mine',
    GOOGLE_CLOUD_PROJECT: 'demo-mine',
    FIREBASE_EMULATOR_HUB: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    FIRESTORE_EMULATOR_HOST: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
  });
  expect(Object.keys(environment).filter((name) => /AUTH_EMULATOR|STORAGE_EMULATOR/.test(name))).toEqual([]);
});

it('exports what the command wrote', async () => {
  const command = exec('--export', 'saved', '--', 'true');
  expect(await command.end).toBe(0);
  expect(existsSync(join(project.folder, 'saved', 'firestore.ndjson'))).toBe(true);
});

it('passes a signal on, waits for the command, and stops', async () => {
  const script = `process.on('SIGINT', () => { console.log('cleaned up'); process.exit(9); });
    setInterval(() => {}, 1000); console.log('ready');`;
  const command = exec(...node(script));
  await command.shows('ready');
  command.child.kill('SIGINT');
  expect([await command.end, command.output()]).toEqual([9, expect.stringContaining('ready\ncleaned up\n')]);
});

it('kills the command and exits on a second signal', async () => {
  const script = `process.on('SIGTERM', () => console.log('later'));
    setInterval(() => {}, 1000); console.log('ready');`;
  const command = exec(...node(script));
  await command.shows('ready');
  command.child.kill('SIGTERM');
  await command.shows('later');
  command.child.kill('SIGTERM');
  // The output closes only when the command, which inherited it, is gone.
  expect(await command.end).toBe(128 + 15);
});

it('says why it runs nothing', async () => {
  const command = exec('--rules', 'none.rules', '--', 'true');
  expect(await command.end).toBe(1);
  expect(command.output()).toMatch(/none\.rules:1:1: The file can't be read/);
});
