import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Stamp } from './decideChange.ts';
import { done, refused, type Outcome } from './Outcome.ts';
import type { Site } from './Site.ts';
import { pathSchema } from './siteSchemas.ts';
import {
  contentHash,
  differences,
  readFiles,
  readModuleFolder,
  readShellFolder,
  summarizePaths,
  type Files,
} from './versionFolder.ts';

/** A version that can be published, or is already published with the same content. */
export interface Publishable {
  readonly name: string;
  readonly version: string;
  readonly source: string;
  readonly files: Files;
  readonly isPublished: boolean;
}

/**
 * Whether a built version can be added to a site.
 *
 * @param from absolute path of the folder with the builds
 */
export function checkPublish(site: Site, from: string, name: string, version: string): Outcome<Publishable> {
  const source = join(from, name, version);
  if (!existsSync(source))
    return refused(
      `${name} ${version} is not built: ${source} does not exist. Run "npm run build -- ${name}".`,
    );
  const release =
    name === 'shell' ? readShellFolder(source, version) : readModuleFolder(source, name, version);
  if (!release.ok) return release;
  const files = readFiles(source);
  const unnameable = Object.keys(files).find((path) => !pathSchema.safeParse(path).success);
  if (unnameable !== undefined)
    return refused(
      `${name} ${version}: a file can't be named ${unnameable}; use letters, digits and _ . @ ~ -`,
    );
  const record = site.record(name, version);
  const other = record ? differences(record.files, files) : [];
  if (other.length > 0)
    return refused(
      `${name} ${version} is already published with different content (${summarizePaths(other)}). A version never changes: ` +
        'raise it with "npm run changeset" and "npm run version".',
    );
  return done({ name, version, source, files, isPublished: record !== null });
}

/**
 * Adds a version to a site. A build may be running meanwhile, so the files are copied first and then checked again, and the version is
 * claimed for exactly these files. A command that ends before the claim has published nothing.
 */
export function publish(
  site: Site,
  { name, version, source, files }: Publishable,
  stamp: Stamp,
): Outcome<void> {
  const target = site.versionFolder(name, version);
  const isThere = resolve(target) === resolve(source) || isWhole(target, files);
  const staging = join(dirname(target), `.publishing-${process.pid}`);
  try {
    if (!isThere) copy(source, staging);
    if (!isThere && !isWhole(staging, files))
      return refused(`${name} ${version} was rebuilt in the meantime. Publish it again.`);
    const hash = contentHash(files);
    const claimed = site.claim({ name, version, ...stamp, hash, files });
    if (!claimed.ok) return claimed;
    if (claimed.value.hash !== hash)
      return refused(`${name} ${version} was published in the meantime, with different content.`);
    if (!isThere) place(staging, target, files);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  site.listPublished();
  return done(undefined);
}

const isWhole = (folder: string, files: Files) =>
  existsSync(folder) && differences(readFiles(folder), files).length === 0;

function copy(source: string, staging: string): void {
  rmSync(staging, { recursive: true, force: true });
  for (const path of Object.keys(readFiles(source))) {
    mkdirSync(dirname(join(staging, path)), { recursive: true });
    copyFileSync(join(source, path), join(staging, path));
  }
}

/**
 * Moves a folder into place in one step. A folder already there was left by an interrupted command, or was just put there by a concurrent
 * one.
 */
function place(staging: string, target: string, files: Files): void {
  if (isWhole(target, files)) return;
  rmSync(target, { recursive: true, force: true });
  try {
    renameSync(staging, target);
  } catch (error) {
    if (!isWhole(target, files)) throw error;
  }
}
