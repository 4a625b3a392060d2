import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../../build/writeAtomically.ts';
import type { Releases } from '../../shared-lib/src/contract/index.ts';
import { fetchFile, fetchFrom, fetchJson, parsed } from './fetchSite.ts';
import { done, refused, type Outcome } from './Outcome.ts';
import type { Site } from './Site.ts';
import {
  publishedListSchema,
  publishedSchema,
  revisionSchema,
  type PublishedVersion,
} from './siteSchemas.ts';
import { contentHash, differences, readFiles, sha256 } from './versionFolder.ts';

/** The parts of a live site that a folder lacks. */
export interface Missing {
  readonly url: string;
  /** The site's newest revision. */
  readonly revision: number;
  /** Revision texts by number. */
  readonly revisions: ReadonlyMap<number, string>;
  readonly versions: readonly MissingVersion[];
  /** Site settings besides the page, by file name. */
  readonly facts: ReadonlyMap<string, string>;
}

/** Settings files that are not part of a release: without them, the next deployment would turn off what they enable. */
const settingsFiles = [
  'sign-in.json',
  'app-check.json',
  'push.json',
  'map.json',
  'module-keys.json',
] as const;

/** A published version's missing files, and files in its folder that don't belong to it. */
interface MissingVersion {
  readonly record: PublishedVersion;
  readonly paths: readonly string[];
  readonly surplus: readonly string[];
}

/** Concurrent downloads. */
const concurrency = 8;

/** Compares a folder with a live site. Refuses if the folder has its own history. */
export async function checkPull(site: Site, url: string): Promise<Outcome<Missing>> {
  const live = await fetchJson(url, 'releases.json', revisionSchema);
  if (!live.ok) return live;
  const { revision } = live.value.value;
  if (revision === 0)
    return refused(`${url} serves a build, but nothing has been released there. Start with "init".`);
  const known = site.revisions();
  const newest = known.at(-1) ?? 0;
  if (newest > revision)
    return refused(`The folder is at revision ${newest}, ${url} at ${revision}: there is nothing to pull.`);

  const revisions = new Map<number, string>();
  for (let number = 1; number <= revision; number++) {
    // The newest local revision shows whether both have the same history.
    if (known.includes(number) && number !== newest) continue;
    const file = await fetchJson(url, `releases/${number}.json`, revisionSchema);
    if (!file.ok) return file;
    if (file.value.value.revision !== number)
      return refused(`${url}/releases/${number}.json has a different revision number.`);
    if (!known.includes(number)) revisions.set(number, file.value.text);
    else if (!site.isRevision(number, file.value.text))
      return refused(
        `The folder's revision ${number} differs from the one at ${url}. Pull into an empty folder.`,
      );
  }
  const versions = await missingVersions(site, url);
  if (!versions.ok) return versions;
  const facts = await missingSettings(site, url);
  if (!facts.ok) return facts;
  return done({ url, revision, revisions, versions: versions.value, facts: facts.value });
}

/** Hosting answers requests for missing files with the page, so only JSON counts. */
async function missingSettings(site: Site, url: string): Promise<Outcome<Map<string, string>>> {
  const facts = new Map<string, string>();
  for (const name of settingsFiles.filter((file) => !existsSync(join(site.folder, file)))) {
    const fetched = await fetchFrom(url, name);
    if (fetched.kind === 'failed') return refused(fetched.message);
    const text = fetched.kind === 'found' ? fetched.content.toString('utf8') : '';
    if (parsed(text) !== null) facts.set(name, text);
  }
  return done(facts);
}

async function missingVersions(site: Site, url: string): Promise<Outcome<MissingVersion[]>> {
  const list = await fetchJson(url, 'releases/published.json', publishedListSchema);
  if (!list.ok) return list;
  const versions: MissingVersion[] = [];
  for (const [name, hashes] of Object.entries(list.value.value.versions)) {
    for (const [version, hash] of Object.entries(hashes)) {
      const own = site.record(name, version);
      if (own && own.hash !== hash)
        return refused(`${name} ${version} in the folder is different from the one at ${url}.`);
      const path = `releases/published/${name}/${version}.json`;
      const fetched = own ? null : await fetchJson(url, path, publishedSchema);
      if (fetched && !fetched.ok) return fetched;
      const record = own ?? fetched!.value.value;
      if (record.name !== name || record.version !== version || contentHash(record.files) !== hash)
        return refused(`${url}/${path} is not the record of ${name} ${version}.`);
      const folder = site.versionFolder(name, version);
      const wrong = differences(record.files, existsSync(folder) ? readFiles(folder) : {});
      const paths = wrong.filter((file) => file in record.files);
      const surplus = wrong.filter((file) => !(file in record.files));
      if (!own || wrong.length > 0) versions.push({ record, paths, surplus });
    }
  }
  return done(versions);
}

/** Fetches what is missing, checks each file against its record and moves it into place; the document comes last. */
export async function pull(
  site: Site,
  { url, revisions, versions, facts }: Missing,
): Promise<Outcome<Releases>> {
  for (const { record, paths, surplus } of versions) {
    const folder = `${record.name}/${record.version}`;
    for (const path of surplus) rmSync(join(site.folder, folder, path));
    for (let index = 0; index < paths.length; index += concurrency) {
      const fetched = await Promise.all(
        paths.slice(index, index + concurrency).map(async (path) => {
          const file = await fetchFile(url, `${folder}/${path}`);
          if (!file.ok) return file;
          if (sha256(file.value) !== record.files[path])
            return refused(`${url}/${folder}/${path} differs from what was published.`);
          writeAtomically(join(site.folder, folder, path), file.value);
          return file;
        }),
      );
      const failed = fetched.find(({ ok }) => !ok);
      if (failed && !failed.ok) return failed;
    }
    const claimed = site.claim(record);
    if (!claimed.ok) return claimed;
  }
  site.listPublished();
  for (const [name, text] of facts) writeAtomically(join(site.folder, name), text);
  for (const [number, text] of revisions) writeAtomically(join(site.folder, `releases/${number}.json`), text);
  return site.deriveFiles();
}
