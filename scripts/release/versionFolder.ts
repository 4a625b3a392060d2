import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { containerIn } from '../../build/containerIn.ts';
import {
  moduleManifestSchema,
  type ModuleRelease,
  type ShellRelease,
} from '../../shared-lib/src/contract/index.ts';
import { shellReleaseSchema } from '../../shared-lib/src/contract/releasesSchema.ts';
import { done, refused, type Outcome } from './Outcome.ts';

/** The files of a version's folder: SHA-256 in hexadecimal, by path in the folder. */
export type Files = Readonly<Record<string, string>>;

export const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

/** The files that go online: Hosting skips source maps and hidden files (firebase.json). */
const isServed = (name: string) => !name.startsWith('.') && !name.endsWith('.map');

/** The files of a folder: sorted paths with slashes. A link counts as its target file. */
export function readFiles(folder: string, below = ''): Files {
  const files: Record<string, string> = {};
  for (const name of readdirSync(join(folder, below)).sort()) {
    if (!isServed(name)) continue;
    const path = below === '' ? name : `${below}/${name}`;
    if (statSync(join(folder, path)).isDirectory()) Object.assign(files, readFiles(folder, path));
    else files[path] = sha256(readFileSync(join(folder, path)));
  }
  return files;
}

/** One hash for all files of a version; depends only on paths and contents. */
export const contentHash = (files: Files) =>
  sha256(
    Object.keys(files)
      .sort()
      .map((path) => `${files[path]}  ${path}\n`)
      .join(''),
  );

/** The paths where two lists of files differ. */
export const differences = (one: Files, other: Files): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((path) => one[path] !== other[path])
    .sort();

/** Abbreviates paths for a message: the first three, and how many more. */
export function summarizePaths(paths: readonly string[]): string {
  const more = paths.length - 3;
  return paths.slice(0, 3).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/**
 * Reads the static half and the container of a module's version from its folder, and checks that every file in its federation manifest
 * exists. The container is absent if the manifest doesn't name its global, as in builds by other tools; pages then read the manifest.
 */
export function readModuleFolder(folder: string, name: string, version: string): Outcome<ModuleRelease> {
  const manifest = moduleManifestSchema.safeParse(readJson(join(folder, 'module.json')));
  if (!manifest.success) return refused(`${name} ${version}: module.json is missing or breaks the contract.`);
  if (manifest.data.name !== name)
    return refused(`${name} ${version}: the folder contains module ${manifest.data.name}.`);
  const federation = readJson(join(folder, 'mf-manifest.json'));
  if (federation === null) return refused(`${name} ${version}: mf-manifest.json is missing or not JSON.`);
  const whole = refuseMissing(folder, name, version, filesOfManifest(federation));
  if (whole) return whole;
  const container = containerIn(folder);
  return done({ version, manifest: manifest.data, ...(container && { container }) });
}

/** Reads the contract of a shell's version from its folder, and checks that every file its page names exists. */
export function readShellFolder(folder: string, version: string): Outcome<ShellRelease> {
  const shell = shellReleaseSchema.safeParse(readJson(join(folder, 'shell.json')));
  if (!shell.success) return refused(`shell ${version}: shell.json is missing or has an unexpected format.`);
  if (shell.data.version !== version)
    return refused(`shell ${version}: the folder contains version ${shell.data.version}.`);
  const page = existsSync(join(folder, 'index.html')) ? readFileSync(join(folder, 'index.html'), 'utf8') : '';
  const prefix = `/shell/${version}/`;
  const named = [...page.matchAll(/\b(?:src|href)="(\/[^"]+)"/g)].flatMap(([, address = '']) =>
    address.startsWith(prefix) ? [address.slice(prefix.length)] : [],
  );
  if (!named.some((path) => path.endsWith('.js')))
    return refused(`shell ${version}: index.html is missing or loads none of its scripts.`);
  return refuseMissing(folder, 'shell', version, named) ?? done(shell.data);
}

function refuseMissing(folder: string, name: string, version: string, paths: readonly string[]) {
  const missing = paths.filter((path) => {
    const stats = statSync(join(folder, path), { throwIfNoEntry: false });
    return !stats?.isFile() || stats.size === 0;
  });
  if (missing.length === 0) return null;
  return refused(
    `${name} ${version} is incomplete: ${summarizePaths(missing)} ${missing.length === 1 ? 'is' : 'are'} missing or empty.`,
  );
}

const assets = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const federationSchema = z.object({
  metaData: z.object({
    remoteEntry: z.object({ name: z.string().check(z.minLength(1)), path: z.optional(z.string()) }),
  }),
  exposes: z.array(z.object({ assets: z.object({ js: assets, css: assets }) })).check(z.minLength(1)),
});

/**
 * Every file a federation manifest names. For a manifest with another schema, names a file that can't exist, so the version is
 * rejected.
 */
function filesOfManifest(manifest: unknown): string[] {
  const federation = federationSchema.safeParse(manifest);
  if (!federation.success) return ['the entry that mf-manifest.json should name'];
  const { metaData, exposes } = federation.data;
  const { path = '', name } = metaData.remoteEntry;
  return [
    path + name,
    ...exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...js.async, ...css.sync, ...css.async]),
  ];
}

/** @returns null if the file is missing or isn't JSON */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
