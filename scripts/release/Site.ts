import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { moduleRootKeysOf } from '../../build/moduleKeysConfig.ts';
import { pageWith } from '../../build/pageWith.ts';
import { appCheckKeyOf } from '../../build/appCheckConfig.ts';
import { pushKeyOf, pushWorker } from '../../build/pushConfig.ts';
import { siteMapOf } from '../../build/mapConfig.ts';
import { googleClientIdOf } from '../../build/signInConfig.ts';
import { temporaryName, writeAtomically } from '../../build/writeAtomically.ts';
import type { ModuleRelease, Releases, ShellRelease } from '../../shared-lib/src/contract/index.ts';
import { releasesSchema } from '../../shared-lib/src/contract/releasesSchema.ts';
import { done, refused, type Outcome } from './Outcome.ts';
import {
  problemsIn,
  publishedSchema,
  revisionSchema,
  type PublishedList,
  type PublishedVersion,
  type Revision,
} from './siteSchemas.ts';
import {
  differences,
  readFiles,
  readJson,
  readModuleFolder,
  readShellFolder,
  summarizePaths,
} from './versionFolder.ts';

/** Creates a complete file unless it exists. @returns whether it was created */
function createExclusively(file: string, content: string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = temporaryName(file);
  writeFileSync(unfinished, content);
  try {
    linkSync(unfinished, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

const serialized = (value: unknown) => `${JSON.stringify(value)}\n`;

/**
 * A folder as served by Hosting, with everything ever released:
 *
 *     releases.json                         what is served
 *     releases/<revision>.json              each of its revisions, never changed
 *     releases/published/<name>/<v>.json    the files of a published version, never changed
 *     releases/published.json               a list of those
 *     <name>/<version>/                     the versions
 *     index.html                            the served shell, with a copy of the document
 *
 * A revision is written by creating its file, which succeeds for only one process; the rest is derived from the newest revision.
 */
export class Site {
  readonly folder: string;

  /** @param folder absolute path; it may not exist yet */
  constructor(folder: string) {
    this.folder = folder;
  }

  versionFolder(of: string, at: string): string {
    return join(this.folder, of, at);
  }

  /** All revision numbers, ascending. */
  revisions(): number[] {
    return listFolder(join(this.folder, 'releases'))
      .flatMap((file) => /^(\d+)\.json$/.exec(file)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  }

  /** The served release document; null before the first release. */
  document(): Outcome<Releases | null> {
    const placed = readJson(join(this.folder, 'releases.json')) as { revision?: unknown } | null;
    const newest = this.revisions().at(-1) ?? 0;
    const claimed = typeof placed?.revision === 'number' ? placed.revision : 0;
    if (claimed > newest)
      return refused(
        `releases.json is revision ${claimed}, but releases/${claimed}.json is missing. Pull the site again.`,
      );
    if (newest === 0) return done(null);
    if (claimed === newest && this.#text('releases.json') !== this.#text(`releases/${newest}.json`))
      return refused(`releases.json was edited by hand: it differs from releases/${newest}.json.`);
    return this.#served(newest);
  }

  /** A revision that is or will be served. It must match today's contract. */
  #served(number: number): Outcome<Releases> {
    const document = releasesSchema.safeParse(readJson(join(this.folder, `releases/${number}.json`)));
    if (!document.success)
      return refused(`releases/${number}.json is damaged: ${problemsIn(document.error)}`);
    return done(document.data as Releases);
  }

  /** When and by whom a revision was made, and what it changed. Reads revisions of any contract. */
  revision(number: number): Outcome<Revision> {
    const revision = revisionSchema.safeParse(readJson(join(this.folder, `releases/${number}.json`)));
    return revision.success ? done(revision.data) : refused(`releases/${number}.json is damaged.`);
  }

  /** Whether the folder has a revision with exactly this text. */
  isRevision(number: number, text: string): boolean {
    return this.revisions().includes(number) && this.#text(`releases/${number}.json`) === text;
  }

  /** Every published version by name, in order of file names. */
  published(): { name: string; version: string }[] {
    const folder = join(this.folder, 'releases/published');
    return listFolder(folder).flatMap((of) =>
      listFolder(join(folder, of)).flatMap((file) =>
        file.endsWith('.json') ? [{ name: of, version: file.slice(0, -'.json'.length) }] : [],
      ),
    );
  }

  /** The record of a published version; null if unpublished. */
  record(of: string, at: string): PublishedVersion | null {
    const record = publishedSchema.safeParse(readJson(this.#recordPath(of, at)));
    return record.success ? record.data : null;
  }

  /** A published module, if complete. */
  module(of: string, at: string): Outcome<ModuleRelease> {
    return this.refuseBroken(of, at) ?? readModuleFolder(this.versionFolder(of, at), of, at);
  }

  /** A published shell, if complete. */
  shell(at: string): Outcome<ShellRelease> {
    return this.refuseBroken('shell', at) ?? readShellFolder(this.versionFolder('shell', at), at);
  }

  /** Refuses a version that is unpublished or whose files differ from what was published; otherwise null. Doesn't check the contract. */
  refuseBroken(of: string, at: string) {
    const record = this.record(of, at);
    if (!record) return this.#refuseUnrecorded(of, at);
    const folder = this.versionFolder(of, at);
    const wrong = differences(record.files, existsSync(folder) ? readFiles(folder) : {});
    if (wrong.length === 0) return null;
    return refused(
      `${of} ${at} differs from what was published: ${summarizePaths(wrong)}. Publish or pull it again.`,
    );
  }

  /**
   * Claims a version for its content. The first claim is permanent.
   * @returns the first claim's record
   */
  claim(record: PublishedVersion): Outcome<PublishedVersion> {
    const { name, version } = record;
    if (createExclusively(this.#recordPath(name, version), serialized(record))) return done(record);
    const first = this.record(name, version);
    return first ? done(first) : this.#refuseUnrecorded(name, version);
  }

  #refuseUnrecorded(of: string, at: string) {
    return refused(
      existsSync(this.#recordPath(of, at))
        ? `releases/published/${of}/${at}.json is damaged. Pull the site into an empty folder.`
        : `${of} ${at} is not published here. Run "publish ${of}".`,
    );
  }

  /** Writes the list of published versions. If two processes write at once, the list has both processes' versions. */
  listPublished(): void {
    let written: string;
    do {
      written = serialized(this.#publishedList());
      writeAtomically(join(this.folder, 'releases/published.json'), written);
    } while (written !== serialized(this.#publishedList()));
  }

  #publishedList(): PublishedList {
    const versions: Record<string, Record<string, string>> = {};
    for (const { name: of, version: at } of this.published()) {
      const record = this.record(of, at);
      if (record) (versions[of] ??= {})[at] = record.hash;
    }
    return { versions };
  }

  /** Saves a document as the next revision, unless another was saved since it was read. */
  write(next: Releases): Outcome<Releases> {
    const valid = releasesSchema.safeParse(next);
    if (!valid.success) return refused(`The document would be invalid: ${problemsIn(valid.error)}`);
    if (!createExclusively(join(this.folder, `releases/${next.revision}.json`), serialized(next))) {
      const other = this.revision(next.revision);
      const who = other.ok ? ` by ${other.value.by} (${other.value.change})` : '';
      return refused(
        `Revision ${next.revision} was created in the meantime${who}. Nothing was changed; review it and try again.`,
      );
    }
    return this.deriveFiles();
  }

  /**
   * Derives `releases.json` and `index.html` from the newest revision, which also completes what a killed process started. If two processes
   * do this at once, the newer revision wins.
   */
  deriveFiles(): Outcome<Releases> {
    for (;;) {
      const newest = this.revisions().at(-1) ?? 0;
      const document = this.#served(newest);
      if (!document.ok) return document;
      const { shell } = document.value;
      if (shell) {
        const page = readFileSync(join(this.versionFolder('shell', shell.version), 'index.html'), 'utf8');
        writeAtomically(
          join(this.folder, 'index.html'),
          pageWith(page, JSON.stringify(builtInCopy(document.value)), {
            googleClientId: googleClientIdOf(this.folder),
            appCheckKey: appCheckKeyOf(this.folder),
            pushKey: pushKeyOf(this.folder),
            mapStyleUrl: siteMapOf(this.folder)?.styleUrl ?? null,
            moduleRootKeys: moduleRootKeysOf(this.folder),
          }),
        );
        // An older shell has no worker: the one online stays, for devices that are registered with it.
        const worker = join(this.versionFolder('shell', shell.version), 'app', pushWorker);
        if (existsSync(worker)) writeAtomically(join(this.folder, pushWorker), readFileSync(worker, 'utf8'));
      }
      writeAtomically(join(this.folder, 'releases.json'), this.#text(`releases/${newest}.json`));
      if (this.revisions().at(-1) === newest) return document;
    }
  }

  #text(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  #recordPath(of: string, at: string): string {
    return join(this.folder, 'releases/published', of, `${at}.json`);
  }
}

/** The document embedded in the page as a fallback for `releases.json`, without candidates. */
function builtInCopy({ change: _, ...document }: Releases): Releases {
  const modules = Object.entries(document.modules).map(([of, { candidate: __, ...entry }]) => [of, entry]);
  return { ...document, modules: Object.fromEntries(modules) as Releases['modules'] };
}

const listFolder = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);
