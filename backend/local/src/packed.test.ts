import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { addressOf, responsesOf, ExampleProject, expectedResponses } from './testing/ExampleProject.ts';

// Packing compiles the package.
jest.setTimeout(120_000);

const packageFolder = join(__dirname, '..');
const { dependencies } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
/** The node_modules of this folder, or of the nearest parent, that contains a package. */
function modulesWith(name: string, folder = packageFolder): string {
  const modules = join(folder, 'node_modules');
  return existsSync(join(modules, name)) ? modules : modulesWith(name, dirname(folder));
}
const command = 'node_modules/local-firebase/bin/local-firebase.mjs';

let work: string;
let packed: string;
let project: ExampleProject;

/** Packs a copy of this folder, so nothing around it is accessible. */
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'packed-'));
  const copy = join(work, 'copy');
  cpSync(packageFolder, copy, {
    recursive: true,
    filter: (path) => !['node_modules', 'dist'].includes(basename(path)),
  });
  symlinkSync(modulesWith('typescript'), join(copy, 'node_modules'));
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: copy, stdio: 'pipe' });
  run('npm', 'pack', '--pack-destination', work, '--no-update-notifier');
  run('tar', '-xzf', join(work, 'local-firebase-1.0.0.tgz'), '-C', work);
  packed = join(work, 'package');
});
afterAll(() => rmSync(work, { recursive: true }));

/** An empty project with the packed package, and only the other packages it declares. */
beforeEach(() => {
  project = new ExampleProject();
  const installed = join(project.folder, 'node_modules');
  cpSync(packed, join(installed, 'local-firebase'), { recursive: true });
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(installed, name)), { recursive: true });
    symlinkSync(join(modulesWith(name), name), join(installed, name));
  }
});
afterEach(() => project.remove());

it('contains the program, its documents and its license, and no tests', () => {
  const names = execFileSync('find', ['.', '-type', 'f'], { cwd: packed, encoding: 'utf8' }).split('\n');
  expect(names).toEqual(
    expect.arrayContaining(['./LICENSE', './README.md', './docs/storage.md', './dist/index.d.ts']),
  );
  expect(names.filter((name) => /test|fixture|bench|conformance\/|\/src\//.test(name))).toEqual([]);
});

it('links in its documents only to files it contains', () => {
  for (const page of ['README.md', 'docs/conformance.md', 'docs/firestore.md', 'docs/rules.md']) {
    const text = readFileSync(join(packed, page), 'utf8');
    for (const [, link = ''] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g))
      expect(() => readFileSync(resolve(packed, dirname(page), link))).not.toThrow();
  }
});

it('runs a project from its folder', async () => {
  const started = project.run(command, '--project', 'demo-mine', '--port', '0');
  expect(await responsesOf(await started.shows('Ctrl-C stops everything.'))).toEqual(expectedResponses);
  expect(started.output()).not.toContain('Warning');
  started.child.kill('SIGINT');
  expect(await started.end).toBe(0);
});

it('runs a command with the services up, and exits with its code', async () => {
  const script = 'process.exit(process.env.FIRESTORE_EMULATOR_HOST ? 7 : 1)';
  const run = project.run(command, 'exec', '--only', 'firestore', '--', process.execPath, '-e', script);
  expect(await run.end).toBe(7);
});

it('keeps data written before it was stopped', async () => {
  const start = () => project.run(command, '--only', 'firestore', '--port', '0', '--data', 'kept');
  const document = (output: string) =>
    `${addressOf(output, 'Firestore')}/v1/projects/demo-local/databases/(default)/documents/open/a`;
  const fields = { text: { stringValue: 'kept' } };

  const first = start();
  const url = document(await first.shows('Ctrl-C stops everything.'));
  expect((await fetch(url, { method: 'PATCH', body: JSON.stringify({ fields }) })).status).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.end).toBe(0);

  const second = start();
  const response = await fetch(document(await second.shows('Ctrl-C stops everything.')));
  expect(await response.json()).toMatchObject({ fields });
  second.child.kill('SIGTERM');
  expect(await second.end).toBe(0);
});

it('can be started from code, with types', async () => {
  project.write(
    'start.mts',
    `import { startLocalFirebase, type LocalFirebase } from 'local-firebase';
const firebase: LocalFirebase = await startLocalFirebase({
  projectId: 'demo-mine',
  dataDirectory: 'data',
  configFile: null,
  functionsSource: null,
  actionPath: '/',
  only: ['auth'],
  ports: { auth: 0, hub: 0 },
  log: console.log,
});
console.log(JSON.stringify(firebase.products), (await fetch(firebase.addresses.auth)).status);
await firebase.stop();
`,
  );
  const started = project.run('start.mts');
  expect(await started.end).toBe(0);
  expect(started.output()).toContain('["auth"] 200');

  const options = ['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext', '--types', 'node'];
  const modules = modulesWith('typescript');
  const tsc = [join(modules, '.bin/tsc'), ...options, '--typeRoots', join(modules, '@types'), 'start.mts'];
  const checked = project.run(tsc[0] as string, ...tsc.slice(1));
  expect([await checked.end, checked.output()]).toEqual([0, '']);
});
