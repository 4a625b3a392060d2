import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../build/writeWhole.ts';
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

/** What a folder lacks of a site that is online. */
export interface Missing {
  readonly url: string;
  /** The newest revision on the site. */
  readonly revision: number;
  /** The revisions' texts, by their numbers. */
  readonly revisions: ReadonlyMap<number, string>;
  readonly versions: readonly MissingVersion[];
  /** What the site says of itself beside its page, by the names of the files. */
  readonly facts: ReadonlyMap<string, string>;
}

/** Files beside the page that no release makes: without them, the next deployment would take away what they switch on. */
const factFiles = ['sign-in.json', 'app-check.json'] as const;

/** A published version: which of its files are missing, and which files in its folder do not belong to it. */
interface MissingVersion {
  readonly record: PublishedVersion;
  readonly paths: readonly string[];
  readonly surplus: readonly string[];
}

/** How many files are fetched at once. */
const atOnce = 8;

/** Compares a folder with a site that is online. Refuses when the folder has a history of its own. */
export async function checkPull(site: Site, url: string): Promise<Outcome<Missing>> {
  const live = await fetchJson(url, 'releases.json', revisionSchema);
  if (!live.ok) return live;
  const { revision } = live.value.value;
  if (revision === 0)
    return refused(`${url} serves a build, nothing has been released there: begin with "init".`);
  const known = site.revisions();
  const newest = known.at(-1) ?? 0;
  if (newest > revision)
    return refused(`The folder is at revision ${newest}, ${url} at ${revision}: there is nothing to pull.`);

  const revisions = new Map<number, string>();
  for (let number = 1; number <= revision; number++) {
    // The newest revision that is here shows whether both have the same history.
    if (known.includes(number) && number !== newest) continue;
    const file = await fetchJson(url, `releases/${number}.json`, revisionSchema);
    if (!file.ok) return file;
    if (file.value.value.revision !== number)
      return refused(`${url}/releases/${number}.json is another revision.`);
    if (!known.includes(number)) revisions.set(number, file.value.text);
    else if (!site.isRevision(number, file.value.text))
      return refused(
        `The folder's revision ${number} is another than the one of ${url}: pull into an empty folder.`,
      );
  }
  const versions = await missingVersions(site, url);
  if (!versions.ok) return versions;
  const facts = await missingFacts(site, url);
  if (!facts.ok) return facts;
  return done({ url, revision, revisions, versions: versions.value, facts: facts.value });
}

/** Hosting answers with the page where a file is missing, so only JSON is one. */
async function missingFacts(site: Site, url: string): Promise<Outcome<Map<string, string>>> {
  const facts = new Map<string, string>();
  for (const name of factFiles.filter((file) => !existsSync(join(site.folder, file)))) {
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
        return refused(`${name} ${version} is published in the folder with other content than at ${url}.`);
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

/** Fetches what is missing, each file checked against its record, and puts it in its place; the document comes last. */
export async function pull(
  site: Site,
  { url, revisions, versions, facts }: Missing,
): Promise<Outcome<Releases>> {
  for (const { record, paths, surplus } of versions) {
    const folder = `${record.name}/${record.version}`;
    for (const path of surplus) rmSync(join(site.folder, folder, path));
    for (let index = 0; index < paths.length; index += atOnce) {
      const fetched = await Promise.all(
        paths.slice(index, index + atOnce).map(async (path) => {
          const file = await fetchFile(url, `${folder}/${path}`);
          if (!file.ok) return file;
          if (sha256(file.value) !== record.files[path])
            return refused(`${url}/${folder}/${path} is not what was published.`);
          writeWhole(join(site.folder, folder, path), file.value);
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
  for (const [name, text] of facts) writeWhole(join(site.folder, name), text);
  for (const [number, text] of revisions) writeWhole(join(site.folder, `releases/${number}.json`), text);
  return site.settle();
}
