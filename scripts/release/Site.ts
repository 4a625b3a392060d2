import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageWith } from '../../build/pageWith.ts';
import { appCheckKeyOf } from '../../build/appCheckConfig.ts';
import { googleClientIdOf } from '../../build/signInConfig.ts';
import { writeWhole } from '../../build/writeWhole.ts';
import type { ModuleRelease, Releases, ShellRelease } from '../../shared-lib/src/contract/index.ts';
import { releasesSchema } from '../../shared-lib/src/contract/releasesSchema.ts';
import { createExclusively } from './createExclusively.ts';
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
  somePaths,
} from './versionFolder.ts';

const serialised = (value: unknown) => `${JSON.stringify(value)}\n`;

/**
 * A folder as Hosting serves it, with everything that was ever released:
 *
 *     releases.json                         what is served
 *     releases/<revision>.json              each of its revisions, never changed
 *     releases/published/<name>/<v>.json    the files of a published version, never changed
 *     releases/published.json               a list of those
 *     <name>/<version>/                     the versions
 *     index.html                            the shell that is served, with a copy of the document
 *
 * A revision is written by making its file, which succeeds for one process alone; the rest follows from the newest one.
 */
export class Site {
  readonly folder: string;

  /** @param folder absolute path; need not exist */
  constructor(folder: string) {
    this.folder = folder;
  }

  versionFolder(of: string, at: string): string {
    return join(this.folder, of, at);
  }

  /** The numbers of all revisions, ascending. */
  revisions(): number[] {
    return listFolder(join(this.folder, 'releases'))
      .flatMap((file) => /^(\d+)\.json$/.exec(file)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  }

  /** What is served; null when no release has been made here yet. */
  document(): Outcome<Releases | null> {
    const placed = readJson(join(this.folder, 'releases.json')) as { revision?: unknown } | null;
    const newest = this.revisions().at(-1) ?? 0;
    const claimed = typeof placed?.revision === 'number' ? placed.revision : 0;
    if (claimed > newest)
      return refused(
        `releases.json is revision ${claimed}, but releases/${claimed}.json is missing: pull the site anew.`,
      );
    if (newest === 0) return done(null);
    if (claimed === newest && this.#text('releases.json') !== this.#text(`releases/${newest}.json`))
      return refused(`releases.json was changed by hand: it is not what releases/${newest}.json says.`);
    return this.#served(newest);
  }

  /** A revision that is served, or is about to be. It has to fit today's contract. */
  #served(number: number): Outcome<Releases> {
    const document = releasesSchema.safeParse(readJson(join(this.folder, `releases/${number}.json`)));
    if (!document.success)
      return refused(`releases/${number}.json is damaged: ${problemsIn(document.error)}`);
    return done(document.data as Releases);
  }

  /** When a revision was made, by whom, and what it changed. Reads revisions of any contract. */
  revision(number: number): Outcome<Revision> {
    const revision = revisionSchema.safeParse(readJson(join(this.folder, `releases/${number}.json`)));
    return revision.success ? done(revision.data) : refused(`releases/${number}.json is damaged.`);
  }

  /** Whether the folder has a revision with exactly this text. */
  isRevision(number: number, text: string): boolean {
    return this.revisions().includes(number) && this.#text(`releases/${number}.json`) === text;
  }

  /** Every published version, by name, in the order of their file names. */
  published(): { name: string; version: string }[] {
    const folder = join(this.folder, 'releases/published');
    return listFolder(folder).flatMap((of) =>
      listFolder(join(folder, of)).flatMap((file) =>
        file.endsWith('.json') ? [{ name: of, version: file.slice(0, -'.json'.length) }] : [],
      ),
    );
  }

  /** The record of a published version; null when it is not published. */
  record(of: string, at: string): PublishedVersion | null {
    const record = publishedSchema.safeParse(readJson(this.#recordPath(of, at)));
    return record.success ? record.data : null;
  }

  /** A published module that is whole. */
  module(of: string, at: string): Outcome<ModuleRelease> {
    return this.refuseBroken(of, at) ?? readModuleFolder(this.versionFolder(of, at), of, at);
  }

  /** A published shell that is whole. */
  shell(at: string): Outcome<ShellRelease> {
    return this.refuseBroken('shell', at) ?? readShellFolder(this.versionFolder('shell', at), at);
  }

  /**
   * Refuses a version that is not published, or whose files differ from what was published; null for any other. Does
   * not look at the contract.
   */
  refuseBroken(of: string, at: string) {
    const record = this.record(of, at);
    if (!record) return this.#refuseUnrecorded(of, at);
    const folder = this.versionFolder(of, at);
    const wrong = differences(record.files, existsSync(folder) ? readFiles(folder) : {});
    if (wrong.length === 0) return null;
    return refused(`${of} ${at} is not what was published: ${somePaths(wrong)}; publish or pull it again.`);
  }

  /**
   * Claims a version for its content. The first claim counts, for ever.
   * @returns the record that counts
   */
  claim(record: PublishedVersion): Outcome<PublishedVersion> {
    const { name, version } = record;
    if (createExclusively(this.#recordPath(name, version), serialised(record))) return done(record);
    const first = this.record(name, version);
    return first ? done(first) : this.#refuseUnrecorded(name, version);
  }

  #refuseUnrecorded(of: string, at: string) {
    return refused(
      existsSync(this.#recordPath(of, at))
        ? `releases/published/${of}/${at}.json is damaged: pull the site into an empty folder.`
        : `${of} ${at} is not published here; "publish ${of}" does it.`,
    );
  }

  /** Writes the list of published versions. When two processes write at once, the list has the versions of both. */
  listPublished(): void {
    let written: string;
    do {
      written = serialised(this.#publishedList());
      writeWhole(join(this.folder, 'releases/published.json'), written);
    } while (written !== serialised(this.#publishedList()));
  }

  #publishedList(): PublishedList {
    const versions: Record<string, Record<string, string>> = {};
    for (const { name: of, version: at } of this.published()) {
      const record = this.record(of, at);
      if (record) (versions[of] ??= {})[at] = record.hash;
    }
    return { versions };
  }

  /** Makes a document the next revision, unless somebody else has made one since it was read. */
  write(next: Releases): Outcome<Releases> {
    const valid = releasesSchema.safeParse(next);
    if (!valid.success) return refused(`The document would be damaged: ${problemsIn(valid.error)}`);
    if (!createExclusively(join(this.folder, `releases/${next.revision}.json`), serialised(next))) {
      const other = this.revision(next.revision);
      const who = other.ok ? ` by ${other.value.by} (${other.value.change})` : '';
      return refused(
        `Revision ${next.revision} was made meanwhile${who}. Nothing was changed; look at it and try again.`,
      );
    }
    return this.settle();
  }

  /**
   * Makes `releases.json` and `index.html` follow from the newest revision. Also completes what a killed process had
   * begun. When two processes do this at once, the newer revision remains.
   */
  settle(): Outcome<Releases> {
    for (;;) {
      const newest = this.revisions().at(-1) ?? 0;
      const document = this.#served(newest);
      if (!document.ok) return document;
      const { shell } = document.value;
      if (shell) {
        const page = readFileSync(join(this.versionFolder('shell', shell.version), 'index.html'), 'utf8');
        writeWhole(
          join(this.folder, 'index.html'),
          pageWith(page, JSON.stringify(builtInCopy(document.value)), {
            googleClientId: googleClientIdOf(this.folder),
            appCheckKey: appCheckKeyOf(this.folder),
          }),
        );
      }
      writeWhole(join(this.folder, 'releases.json'), this.#text(`releases/${newest}.json`));
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

/** The document that the page holds for when it can't fetch `releases.json`: without candidates. */
function builtInCopy({ change: _, ...document }: Releases): Releases {
  const modules = Object.entries(document.modules).map(([of, { candidate: __, ...entry }]) => [of, entry]);
  return { ...document, modules: Object.fromEntries(modules) as Releases['modules'] };
}

const listFolder = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);
