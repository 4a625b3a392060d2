import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModuleManifest, ModuleRelease, Releases } from 'shared-lib/contract';
import { startHosting } from '../../backend/local/src/hosting/index.ts';
import { dist, root, versionOf } from '../../build/workspaces.ts';
import { product } from './product.ts';

/** The module that is released. */
const name = 'mf-team';
const built = versionOf(name);

const identifier = (version: string) => `${name}_${version}`.replace(/\W/g, '_');

/** What distinguishes a version from the built one. */
export interface VersionChanges {
  /** Said beside the number of active members, so that a person sees which version it is. */
  readonly note?: string;
  /** Changes the table of contents of its code, as it was built. */
  readonly code?: (text: string) => string;
  readonly manifest?: (manifest: ModuleManifest) => ModuleManifest;
  /** Files that are not uploaded, by their path in the version's folder. */
  readonly without?: RegExp;
}

/** A version whose page of the team throws when it is first shown. */
export const throwingPage = (text: string) =>
  text.replace(
    /TeamPage:\(\)=>/,
    "TeamPage:()=>Promise.resolve({default(){throw new Error('broken on purpose')}})||",
  );

/** A copy of the built site, with versions of mf-team of its own, served by the local Hosting under the product's headers. */
export interface ReleaseSite {
  /** Its origin: not the machine's own name, so that the page takes itself for a real one. */
  readonly url: string;
  /** Uploads a version of mf-team beside the others. */
  publish: (version: string, changes: VersionChanges) => ModuleRelease;
  /** What a version of mf-team is, for the release document. */
  release: (version: string) => ModuleRelease;
  /** Serves another release document: mf-team's entry is another one, and the revision the next. */
  serve: (entry: Pick<Releases['modules'][string], 'stable' | 'candidate' | 'previous'>) => void;
  stop: () => Promise<void>;
}

const readText = (path: string) => readFileSync(path, 'utf8');

/** Every file below a folder that is text and not for debugging. */
const textsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|json)$/.test(file) && statSync(join(folder, file)).isFile())
    .map((file) => join(folder, file));

/** Starts a site of its own, so that its releases are nobody else's. */
export async function startReleaseSite(): Promise<ReleaseSite> {
  const folder = mkdtempSync(join(tmpdir(), 'valet-hub-site-'));
  const site = join(folder, 'dist');
  cpSync(dist, site, {
    recursive: true,
    filter: (path) => !path.endsWith('.map') && !path.includes('.building-'),
  });
  const { hosting } = JSON.parse(readText(join(root, 'firebase.json'))) as { hosting: object };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ hosting: { ...hosting, public: 'dist' } }));
  const initJson = (await (await fetch(`${product().url}/__/firebase/init.json`)).json()) as object;
  const server = await startHosting({
    configFile: join(folder, 'firebase.json'),
    initJson,
    host: '127.0.0.1',
    port: 0,
    log: () => {},
  });

  const releasesFile = join(site, 'releases.json');
  const release = (version: string): ModuleRelease => ({
    version,
    manifest: JSON.parse(readText(join(site, name, version, 'module.json'))) as ModuleManifest,
  });
  return {
    url: `http://hub.localhost:${server.port}`,
    publish(version, { note, code = (text) => text, manifest = (same) => same, without }) {
      const target = join(site, name, version);
      rmSync(target, { recursive: true, force: true });
      cpSync(join(site, name, built), target, {
        recursive: true,
        filter: (path) => !without?.test(path),
      });
      for (const file of textsOf(target)) {
        const text = readText(file)
          .replaceAll(identifier(built), identifier(version))
          .replaceAll(`${name}@${built}`, `${name}@${version}`)
          .replace(`"buildVersion": "${built}"`, `"buildVersion": "${version}"`)
          .replaceAll('active members on your plan"', `active members on your plan, ${note ?? 'as before'}"`);
        writeFileSync(file, file.includes('__federation_expose_module') ? code(text) : text);
      }
      const { manifest: before } = release(built);
      writeFileSync(join(target, 'module.json'), JSON.stringify(manifest(before)));
      return release(version);
    },
    release,
    serve(entry) {
      const document = JSON.parse(readText(releasesFile)) as Releases;
      const at = new Date().toISOString();
      document.revision += 1;
      document.modules[name] = { ...entry, at, by: 'release day' };
      writeFileSync(releasesFile, JSON.stringify(document));
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
