import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Stamp } from './decideChange.ts';
import { done, refused, type Outcome } from './Outcome.ts';
import type { Site } from './Site.ts';
import {
  contentHash,
  differences,
  readFiles,
  readModuleFolder,
  readShellFolder,
  somePaths,
  type Files,
} from './versionFolder.ts';

/** A version that can be published, or is already with the same content. */
export interface Publishable {
  readonly name: string;
  readonly version: string;
  readonly source: string;
  readonly files: Files;
  readonly isPublished: boolean;
}

/**
 * Whether a built version can be put into a site.
 *
 * @param from absolute path of the folder with the builds
 */
export function checkPublish(site: Site, from: string, name: string, version: string): Outcome<Publishable> {
  const source = join(from, name, version);
  if (!existsSync(source))
    return refused(
      `${name} ${version} is not built: ${source} does not exist; "npm run build -- ${name}" makes it.`,
    );
  const release =
    name === 'shell' ? readShellFolder(source, version) : readModuleFolder(source, name, version);
  if (!release.ok) return release;
  const files = readFiles(source);
  const record = site.record(name, version);
  const other = record ? differences(record.files, files) : [];
  if (other.length > 0)
    return refused(
      `${name} ${version} is published already, with other content (${somePaths(other)}). A version never changes: ` +
        'raise it with "npm run changeset" and "npm run version".',
    );
  return done({ name, version, source, files, isPublished: record !== null });
}

/** Puts a version into a site, beside the others. */
export function publish(
  site: Site,
  { name, version, source, files }: Publishable,
  stamp: Stamp,
): Outcome<void> {
  const hash = contentHash(files);
  if (site.claim({ name, version, ...stamp, hash, files }).hash !== hash)
    return refused(`${name} ${version} was published meanwhile, with other content.`);
  const target = site.versionFolder(name, version);
  if (resolve(target) !== resolve(source) && !isWhole(target, files)) copy(source, target, files);
  site.listPublished();
  return done(undefined);
}

const isWhole = (folder: string, files: Files) =>
  existsSync(folder) && differences(readFiles(folder), files).length === 0;

/** Puts a folder in its place in one step; what stands there is what an interrupted try has left. */
function copy(source: string, target: string, files: Files): void {
  const unfinished = join(dirname(target), `.publishing-${process.pid}`);
  rmSync(unfinished, { recursive: true, force: true });
  for (const path of Object.keys(files)) {
    mkdirSync(dirname(join(unfinished, path)), { recursive: true });
    cpSync(join(source, path), join(unfinished, path));
  }
  rmSync(target, { recursive: true, force: true });
  renameSync(unfinished, target);
}
