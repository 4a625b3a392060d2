import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { ModuleEntry, ModuleManifest, Releases } from 'shared-lib/contract';
import { hashesFile } from 'shared-lib/contract/documents';
import { startHosting } from '../../../backend/local/src/hosting/index.ts';
import { dist, root, versionOf } from '../../../build/workspaces.ts';
import { parseRelease } from '../../../scripts/release/options.ts';
import { release } from '../../../scripts/release/release.ts';
import { product } from '../product.ts';

/** The released module. */
const name = 'mf-team';
const built = versionOf(name);

const identifier = (version: string) => `${name}_${version}`.replace(/\W/g, '_');

/** Differences between a version and the one in the tree. */
export interface VersionChanges {
  /** Shown next to the number of active members, to identify the version. */
  readonly note?: string;
  /** Changes the built container script. */
  readonly code?: (text: string) => string;
  readonly manifest?: (manifest: ModuleManifest) => ModuleManifest;
}

/**
 * A version whose team page throws when first shown.
 * @throws Error if the code half isn't minified as expected.
 */
export function throwingPage(text: string): string {
  const thrower = "(()=>Promise.resolve({default(){throw new Error('broken on purpose')}}))";
  const broken = text.replace(/TeamPage:(?=\(0,|\w+\()/, `TeamPage:${thrower}||`);
  if (broken === text) throw new Error('The page of the team is not where it was');
  return broken;
}

/** A separate site, created by the release command and served by the local Hosting with the product's headers. */
export interface ReleaseSite {
  /** Its origin. It isn't `localhost`, so the page behaves as on a real site. */
  readonly url: string;
  /**
   * Runs `npm run release` on the site.
   * @throws Error if it refuses.
   */
  readonly release: (...args: string[]) => Promise<void>;
  /** Builds a version of mf-team, and publishes it. */
  readonly publish: (version: string, changes: VersionChanges) => Promise<void>;
  /** Deletes files of a version of mf-team from the site, which no command does. */
  readonly lose: (version: string, files: RegExp) => void;
  /** Changes files of the site, as someone with access to it can. @returns how many */
  readonly tamper: (files: RegExp, change: (text: string) => string) => number;
  /** The served entry of mf-team. */
  readonly entry: () => ModuleEntry;
  readonly stop: () => Promise<void>;
}

const readText = (path: string) => readFileSync(path, 'utf8');

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile());

/**
 * Replaces the hashes of changed files, from the pages to the container.
 * @param from the build, whose hashes the files still have
 */
function renewHashes(from: string, target: string) {
  const hashOf = (file: string) =>
    createHash('sha256').update(readFileSync(file)).digest('base64').replace(/=$/, '');
  const replaceIn = (file: string, changed: readonly string[]) => {
    let text = readText(join(target, file));
    for (const one of changed) text = text.replaceAll(hashOf(join(from, one)), hashOf(join(target, one)));
    writeFileSync(join(target, file), text);
  };
  const files = filesOf(target).map((file) => relative(target, file));
  const container = files.find((file) => file.includes('remoteEntry'))!;
  const chunks = files.filter((file) => /\.(js|css)$/.test(file) && file !== container);
  replaceIn(hashesFile, chunks);
  replaceIn(container, [...chunks, hashesFile]);
}

/** Creates another version from the build: the same code under another name, with one sentence changed. */
function buildVersion(target: string, version: string, { note, code, manifest }: VersionChanges) {
  rmSync(target, { recursive: true, force: true });
  cpSync(join(dist, name, built), target, { recursive: true, filter: (path) => !path.endsWith('.map') });
  for (const file of filesOf(target).filter((path) => /\.(js|json)$/.test(path))) {
    const text = readText(file)
      .replaceAll(identifier(built), identifier(version))
      .replaceAll(`${name}@${built}`, `${name}@${version}`)
      .replaceAll('active members"', `active members, ${note ?? 'as before'}"`);
    writeFileSync(file, code && file.includes('remoteEntry') ? code(text) : text);
  }
  renewHashes(join(dist, name, built), target);
  const staticHalf = join(target, 'module.json');
  const before = JSON.parse(readText(staticHalf)) as ModuleManifest;
  writeFileSync(staticHalf, JSON.stringify(manifest ? manifest(before) : before));
}

/** Starts a site with the current build of everything. Only this test changes its releases. */
export async function startReleaseSite(): Promise<ReleaseSite> {
  const folder = mkdtempSync(join(tmpdir(), 'valet-hub-site-'));
  const [site, builds] = [join(folder, 'site'), join(folder, 'builds')];
  const run = async (...args: string[]) => {
    const parsed = parseRelease([...args, '--site', site, '--by', 'release day']);
    if (parsed.kind !== 'release') throw new Error(JSON.stringify(parsed));
    const outcome = await release(root, parsed.options, versionOf);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  };
  await run('init', '--from', dist);

  const { hosting } = JSON.parse(readText(join(root, 'firebase.json'))) as { hosting: object };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ hosting: { ...hosting, public: 'site' } }));
  const initJson = (await (await fetch(`${product().url}/__/firebase/init.json`)).json()) as object;
  const { auth, firestore, functions, storage } = product().addresses;
  const server = await startHosting({
    configFile: join(folder, 'firebase.json'),
    initJson,
    services: [auth, firestore, functions, storage],
    functions: null,
    host: '127.0.0.1',
    port: 0,
    log: () => {},
  });
  return {
    url: `http://hub.localhost:${server.port}`,
    release: run,
    async publish(version, changes) {
      buildVersion(join(builds, name, version), version, changes);
      await run('publish', name, '--version', version, '--from', builds);
    },
    lose(version, files) {
      for (const file of filesOf(join(site, name, version))) if (files.test(file)) rmSync(file);
    },
    tamper(files, change) {
      const found = filesOf(site).filter((file) => files.test(relative(site, file)));
      for (const file of found) writeFileSync(file, change(readText(file)));
      return found.length;
    },
    entry: () => (JSON.parse(readText(join(site, 'releases.json'))) as Releases).modules[name]!,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
