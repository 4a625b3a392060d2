import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ModuleManifest } from 'shared-lib/contract';
import type { ModuleSource } from '../readSource.ts';

/** The differences between a bad built version and a good one. */
export interface Changes {
  readonly version?: string;
  readonly manifest?: Partial<ModuleManifest>;
  /** The code of the container's `./module`. */
  readonly code?: string;
  /** Runs first in the container's script. */
  readonly first?: string;
  readonly global?: string;
  /** More files, by path. */
  readonly files?: Readonly<Record<string, string>>;
}

export const goodManifest: ModuleManifest = {
  name: 'mf-hello',
  contract: '^2.0.0',
  routes: [{ path: '/hello', title: { en: 'Hello' }, access: 'main', page: 'HelloPage' }],
  nav: [],
  slots: [],
};

/** The code half of a good module. */
export const goodCode = `({
  pages: { HelloPage: () => Promise.resolve({ default() {} }) },
  slots: {},
  catalogues: { en: { title: 'Hello', days_one: 'day', days_other: 'days' }, es: { title: 'Hola', days_other: 'días' } },
})`;

/** Writes a built version, without a build: as small as a container can be. */
export function writeBuild({
  version = '0.1.0',
  manifest = {},
  code = goodCode,
  first = '',
  global = `mf_hello_${version}`.replace(/\W/g, '_'),
  files = {},
}: Changes): { source: ModuleSource; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'valet-module-built-'));
  const whole = { ...goodManifest, ...manifest };
  const script = `${first};
self["webpackChunkmf_hello_${version.replace(/\W/g, '_')}"] = [];
var ${global} = {
  init(scope) { this.scope = scope; },
  async take(key) { return (await Object.values(this.scope[key])[0].get())(); },
  async get(exposed) {
    const { defineModule } = await this.take('shared-lib/contract');
    const ui = await this.take('shared-lib/ui');
    return () => ({ default: defineModule(${code}) });
  },
};`;
  const federation = {
    metaData: { globalName: global, remoteEntry: { name: 'assets/remoteEntry.1.js', path: '' } },
  };
  const all = {
    'mf-manifest.json': JSON.stringify(federation),
    'module.json': JSON.stringify(whole),
    'assets/remoteEntry.1.js': script,
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { source: { folder, version, manifest: whole }, folder };
}
