import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firebaseTools, installedFirebaseTools } from './firebaseTools.ts';
import { explainNpm, pinnedPackage, type Machine } from './pinnedPackage.ts';

const repository = join(__dirname, '../..');

let home: string;
let root: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'firebase-tools-'));
  root = join(home, 'repository');
  writePackage(join(root, 'scripts/firebaseTools'), { dependencies: { 'firebase-tools': '1.2.3' } });
  writeFileSync(join(root, 'scripts/firebaseTools/package-lock.json'), '{}');
});
afterEach(() => rmSync(home, { recursive: true }));

function writePackage(folder: string, description: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(description));
}

/** A machine whose `npm` is a shell script. */
function machine(script = 'exit 1', environment: NodeJS.ProcessEnv = {}): Machine {
  mkdirSync(join(home, 'bin'), { recursive: true });
  writeFileSync(join(home, 'bin/npm'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return { home, environment: { PATH: `${join(home, 'bin')}:/bin:/usr/bin`, ...environment } };
}

const installing =
  'mkdir -p node_modules/firebase-tools && echo "$@" > node_modules/firebase-tools/arguments && sleep 0.2';

it('downloads the package in the lockfile once, then finds it', async () => {
  const lines: string[] = [];
  expect(installedFirebaseTools(root, machine())).toBeNull();
  const folder = await firebaseTools(root, (line) => lines.push(line), machine(installing));
  expect(folder).toMatch(
    /\/\.cache\/valet-hub\/firebase-tools-1\.2\.3-[0-9a-f]{8}\/node_modules\/firebase-tools$/,
  );
  expect(folder.startsWith(home)).toBe(true);
  expect(readFileSync(join(folder, 'arguments'), 'utf8')).toMatch(/^ci --prefix .* --ignore-scripts /);
  expect(lines).toEqual([
    expect.stringMatching(/^Downloading firebase-tools 1\.2\.3, once/),
    expect.stringMatching(/^Downloaded firebase-tools 1\.2\.3 to /),
  ]);
  expect(await firebaseTools(root, (line) => lines.push(line), machine())).toBe(folder);
  expect(installedFirebaseTools(root, machine())).toBe(folder);
  expect(lines).toHaveLength(2);
});

it('downloads again when the lockfile changes', async () => {
  const before = await firebaseTools(root, () => {}, machine(installing));
  writeFileSync(join(root, 'scripts/firebaseTools/package-lock.json'), '{"newer":true}');
  expect(await firebaseTools(root, () => {}, machine(installing))).not.toBe(before);
});

it('uses the cache named by XDG_CACHE_HOME', async () => {
  const cache = join(home, 'elsewhere');
  const folder = await firebaseTools(root, () => {}, machine(installing, { XDG_CACHE_HOME: cache }));
  expect(folder.startsWith(join(cache, 'valet-hub/firebase-tools-1.2.3-'))).toBe(true);
});

it('leaves one complete folder when two processes download at once', async () => {
  // One script for both: rewriting it would leave it empty for a moment.
  const here = machine(installing);
  const [one, other] = await Promise.all([
    firebaseTools(root, () => {}, here),
    firebaseTools(root, () => {}, here),
  ]);
  expect(one).toBe(other);
  expect(existsSync(join(one, 'arguments'))).toBe(true);
  expect(readdirSync(join(home, '.cache/valet-hub'))).toHaveLength(1);
});

it('leaves nothing behind when a download fails', async () => {
  const failing = machine(
    'mkdir node_modules; echo "npm error code ENOSPC\nnpm error no space left" >&2; exit 1',
  );
  await expect(firebaseTools(root, () => {}, failing)).rejects.toThrow(
    /^firebase-tools 1\.2\.3 can't be downloaded: no space left$/,
  );
  expect(readdirSync(join(home, '.cache/valet-hub'))).toEqual([]);
  expect(installedFirebaseTools(root, failing)).toBeNull();
});

it("says in one line that npm is missing, or that the cache can't be written", async () => {
  const without: Machine = { home, environment: { PATH: '/nowhere' } };
  await expect(firebaseTools(root, () => {}, without)).rejects.toThrow(
    /can't be downloaded: spawn npm ENOENT$/,
  );
  writeFileSync(join(home, 'file'), '');
  const blocked = machine(installing, { XDG_CACHE_HOME: join(home, 'file') });
  await expect(firebaseTools(root, () => {}, blocked)).rejects.toThrow(/can't be downloaded: ENOTDIR.*$/);
});

it('says in one line that there is no network, with the real npm', async () => {
  // A port that was just free refuses connections.
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  const offline: Machine = {
    home,
    environment: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_cache: join(home, 'npm'),
      npm_config_fetch_retries: '0',
      FIREBASE_TOOLS: '',
      XDG_CACHE_HOME: join(home, 'cache'),
    },
  };
  await expect(firebaseTools(repository, () => {}, offline)).rejects.toThrow(
    /^firebase-tools [\d.]+ can't be downloaded: the npm registry can't be reached \(ECONNREFUSED\)\. Go online, or set FIREBASE_TOOLS to a folder that has it\.$/,
  );
}, 60_000);

it('uses only the folder named by FIREBASE_TOOLS', async () => {
  const named = join(home, 'mine');
  writePackage(named, { name: 'firebase-tools' });
  const mine = machine(installing, { FIREBASE_TOOLS: named });
  expect(await firebaseTools(root, () => {}, mine)).toBe(named);
  expect(installedFirebaseTools(root, mine)).toBe(named);
  writePackage(named, { name: 'something' });
  await expect(firebaseTools(root, () => {}, mine)).rejects.toThrow(/mine, which isn't firebase-tools\.$/);
  expect(existsSync(join(home, '.cache'))).toBe(false);
});

it.each([
  ['npm error code ENOTFOUND\nnpm error errno ENOTFOUND', /can't be reached \(ENOTFOUND\)/],
  ['npm error code E404\nnpm error 404 Not Found', /^404 Not Found$/],
  ['', /^npm failed without giving a reason\.$/],
])('explains %j', (output, reason) => {
  expect(explainNpm(output, 'FIREBASE_TOOLS')).toMatch(reason);
});

it('keeps a scoped package in one folder', async () => {
  const pinnedIn = 'scripts/tool';
  writePackage(join(root, pinnedIn), { dependencies: { '@maker/tool': '4.5.6' } });
  writeFileSync(join(root, pinnedIn, 'package-lock.json'), '{}');
  const tool = { name: '@maker/tool', pinnedIn, variable: 'TOOL', cost: 'a second' };
  const lines: string[] = [];
  const folder = await pinnedPackage(tool, root, (line) => lines.push(line), machine(installing));
  expect(folder).toMatch(/\/valet-hub\/maker-tool-4\.5\.6-[0-9a-f]{8}\/node_modules\/@maker\/tool$/);
  expect(lines[0]).toBe('Downloading @maker/tool 4.5.6, once: a second …');
});

it.each(['scripts/firebaseTools', 'scripts/mutation/stryker', 'scripts/changesets'])(
  '%s pins every package',
  (folder) => {
    const { packages } = JSON.parse(readFileSync(join(repository, folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { dependencies?: object; integrity?: string; resolved?: string }>;
    };
    const { '': top, ...rest } = packages;
    for (const version of Object.values(top!.dependencies!)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    for (const [path, { integrity, resolved }] of Object.entries(rest))
      expect({ path, integrity, resolved }).toEqual({
        path,
        integrity: expect.stringMatching(/^sha512-/) as string,
        resolved: undefined,
      });
  },
);
