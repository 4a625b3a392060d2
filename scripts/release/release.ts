import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { buildNames, type BuildName } from '../../build/buildNames.ts';
import type { Releases } from '../../shared-lib/src/contract/index.ts';
import { decideChange, nextRevision, type Stamp } from './decideChange.ts';
import { historyLines, statusLines } from './describe.ts';
import type { Change, ReleaseOptions } from './options.ts';
import { done, refused, type Outcome } from './Outcome.ts';
import { checkPublish, publish, type Publishable } from './publish.ts';
import { checkPull, pull } from './pull.ts';
import { Site } from './Site.ts';
import type { Revision } from './siteSchemas.ts';

interface Context {
  readonly site: Site;
  /** Absolute path of the folder with the builds. */
  readonly from: string;
  readonly stamp: Stamp;
  readonly dryRun: boolean;
  readonly revision: number | null;
  readonly versionOf: VersionOf;
}

/** Returns a workspace's current version. */
export type VersionOf = (name: BuildName) => string;

/**
 * Runs a command of `npm run release`.
 *
 * @param root absolute path that folder names are relative to
 * @param versionOf the version to publish if none is given
 * @returns output lines for the user, or one line that says why nothing was changed
 */
export async function release(
  root: string,
  options: ReleaseOptions,
  versionOf: VersionOf,
): Promise<Outcome<string[]>> {
  const { command, dryRun, revision } = options;
  const context: Context = {
    site: new Site(resolve(root, options.site)),
    from: resolve(root, options.from),
    stamp: { at: new Date().toISOString(), by: options.by ?? currentUser(root) },
    dryRun,
    revision,
    versionOf,
  };
  switch (command.kind) {
    case 'init':
      return init(context);
    case 'publish':
      return publishAll(context, command.names, command.version);
    case 'pull':
      return pullFrom(context, command.url);
    case 'status':
      return withDocument(context, (document) => done(statusLines(document, context.site.published())));
    case 'history':
      return history(context.site);
    default:
      return withDocument(context, (document) => change(context, command, document));
  }
}

const dryRunLine = ({ dryRun }: Context, words: string) =>
  dryRun ? `Nothing was done. Would have ${words}` : words;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function withDocument(
  { site, revision }: Context,
  use: (document: Releases) => Outcome<string[]>,
): Outcome<string[]> {
  const document = site.document();
  if (!document.ok) return document;
  if (document.value === null)
    return refused(
      `${site.folder} is not a site yet. Create one with "init", or get the live one with "pull".`,
    );
  if (revision !== null && document.value.revision !== revision)
    return refused(
      `The site is at revision ${document.value.revision}, not ${revision}: ${document.value.by} ${document.value.change}.`,
    );
  return use(document.value);
}

function change(context: Context, command: Change, document: Releases): Outcome<string[]> {
  const { site, stamp, dryRun } = context;
  const published = {
    module: (name: string, version: string) => site.module(name, version),
    shell: (version: string) => site.shell(version),
  };
  const next = decideChange(command, document, published, stamp);
  if (!next.ok) return next;
  const words = `${next.value.change}.`;
  if (dryRun) return done([dryRunLine(context, words)]);
  const written = site.write(next.value);
  return written.ok ? done([`Revision ${next.value.revision}: ${words}`]) : written;
}

function checkAll(
  context: Context,
  names: readonly string[],
  version: string | null,
): Outcome<Publishable[]> {
  const all: Publishable[] = [];
  for (const name of names) {
    const checked = checkPublish(
      context.site,
      context.from,
      name,
      version ?? context.versionOf(name as BuildName),
    );
    if (!checked.ok) return checked;
    all.push(checked.value);
  }
  return done(all);
}

function publishAll(context: Context, names: readonly string[], version: string | null): Outcome<string[]> {
  const checked = checkAll(context, names, version);
  if (!checked.ok) return checked;
  const lines: string[] = [];
  for (const one of checked.value) {
    if (!context.dryRun) {
      const published = publish(context.site, one, context.stamp);
      if (!published.ok) return published;
    }
    const what = `${one.name} ${one.version}`;
    lines.push(
      one.isPublished
        ? `${what} is already published with the same content.`
        : capital(dryRunLine(context, `published ${what}, ${Object.keys(one.files).length} files.`)),
    );
  }
  return done(lines);
}

/** Creates a site from what is built, as its first revision. */
function init(context: Context): Outcome<string[]> {
  const { site, stamp, dryRun } = context;
  const present = site.document();
  if (!present.ok) return present;
  if (present.value)
    return refused(`${site.folder} is already a site, at revision ${present.value.revision}.`);
  const checked = checkAll(context, buildNames, null);
  if (!checked.ok) return checked;
  if (dryRun) return done([dryRunLine(context, `created a site with ${listOf(checked.value)}.`)]);
  for (const one of checked.value) {
    const published = publish(site, one, stamp);
    if (!published.ok) return published;
  }
  let document: Releases = { revision: 0, ...stamp, modules: {} };
  for (const { name, version } of [...checked.value].sort(shellFirst)) {
    const next = decideChange(
      { kind: 'promote', name, version },
      document,
      { module: (of, at) => site.module(of, at), shell: (at) => site.shell(at) },
      stamp,
    );
    if (!next.ok) return next;
    document = next.value;
  }
  const words = `created the site with ${listOf(checked.value)}`;
  const written = site.write(nextRevision({ ...document, revision: 0 }, stamp, words, {}));
  return written.ok ? done([`Revision 1: ${words}.`]) : written;
}

const listOf = (versions: readonly Publishable[]) =>
  versions.map(({ name, version }) => `${name} ${version}`).join(', ');
const shellFirst = (one: Publishable, other: Publishable) =>
  Number(other.name === 'shell') - Number(one.name === 'shell');

function history(site: Site): Outcome<string[]> {
  const revisions: Revision[] = [];
  for (const number of site.revisions()) {
    const revision = site.revision(number);
    if (!revision.ok) return revision;
    revisions.push(revision.value);
  }
  return done(revisions.length > 0 ? historyLines(revisions) : ['Nothing has been released yet.']);
}

async function pullFrom(context: Context, url: string): Promise<Outcome<string[]>> {
  const missing = await checkPull(context.site, url);
  if (!missing.ok) return missing;
  const { revision, versions, revisions } = missing.value;
  const files = versions.reduce((sum, { paths }) => sum + paths.length, 0);
  const words = `pulled ${url} at revision ${revision}: ${revisions.size} revisions, ${versions.length} versions, ${files} files.`;
  if (context.dryRun) return done([dryRunLine(context, words)]);
  const pulled = await pull(context.site, missing.value);
  return pulled.ok ? done([capital(words)]) : pulled;
}

/** A name for the history. The history is public, so it must not be an email address. */
function currentUser(root: string): string {
  return process.env.GITHUB_ACTOR || gitUser(root) || userInfo().username;
}

function gitUser(root: string): string {
  try {
    return execFileSync('git', ['config', 'user.name'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    return '';
  }
}
