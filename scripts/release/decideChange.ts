import { satisfies } from 'compare-versions';
import { maxPinnedCustomers } from '../../shared-lib/src/contract/releases.ts';
import type {
  ModuleEntry,
  ModuleRelease,
  Releases,
  ShellRelease,
} from '../../shared-lib/src/contract/index.ts';
import { describeCandidate, describeCohort } from './describeCohort.ts';
import type { Change } from './options.ts';
import { done, refused, type Outcome } from './Outcome.ts';

/** Reads published versions; refuses one that is unpublished or incomplete. */
export interface Published {
  readonly module: (name: string, version: string) => Outcome<ModuleRelease>;
  readonly shell: (version: string) => Outcome<ShellRelease>;
}

/** Who makes a change, and when: a name, and an ISO timestamp. */
export interface Stamp {
  readonly at: string;
  readonly by: string;
}

/**
 * The document after a change, or why the change is refused.
 *
 * @param releases the current document, left unchanged
 */
export function decideChange(
  change: Change,
  releases: Releases,
  published: Published,
  stamp: Stamp,
): Outcome<Releases> {
  if (change.kind !== 'rollout' && change.name === 'shell')
    return changeShell(change, releases, published, stamp);
  const name = change.kind === 'rollout' ? change.module : change.name;
  const changed = changeModule(change, name, releases.modules[name], published);
  if (!changed.ok) return changed;
  const { entry, words } = changed.value;
  const version = (entry.candidate ?? entry.stable).version;
  const problem = contractProblem(
    name,
    version,
    (entry.candidate ?? entry.stable).manifest.contract,
    releases.shell,
  );
  if (problem !== null) return refused(problem);
  return done(
    nextRevision(releases, stamp, words, {
      modules: { ...releases.modules, [name]: { ...entry, ...stamp } },
    }),
  );
}

/** The document with the next revision number. */
export const nextRevision = (
  releases: Releases,
  stamp: Stamp,
  change: string,
  parts: Partial<Releases>,
): Releases => ({ ...releases, ...parts, revision: releases.revision + 1, ...stamp, change });

type Served = Omit<ModuleEntry, 'at' | 'by'>;
interface Changed {
  readonly entry: Served;
  readonly words: string;
}

function changeModule(
  change: Change,
  name: string,
  entry: Served | undefined,
  published: Published,
): Outcome<Changed> {
  switch (change.kind) {
    case 'rollout':
      return rollOut(change, entry, published);
    case 'promote':
      return entry
        ? promote(name, change.version, entry, published)
        : serveFirst(name, change.version, published);
    case 'rollback':
      return entry ? rollBack(name, change.to, entry, published) : refused(`${name} isn't online.`);
  }
}

function rollOut(
  { module, version, ...given }: Extract<Change, { kind: 'rollout' }>,
  entry: Served | undefined,
  published: Published,
): Outcome<Changed> {
  if (!entry)
    return refused(
      `${module} has no stable version to fall back on. Serve its first one with "promote ${module} ${version}".`,
    );
  if (entry.stable.version === version) return refused(`Everyone already gets ${module} ${version}.`);
  const known = entry.candidate?.version === version ? entry.candidate : undefined;
  const percent = given.percent ?? known?.percent ?? 0;
  const customers = [...(given.customers ?? known?.customers ?? [])];
  if (percent > 100 || percent < 0 || !Number.isInteger(percent))
    return refused(`${percent}% is not a valid share. Use a whole number from 0 to 100.`);
  if (customers.length > maxPinnedCustomers)
    return refused(
      `${customers.length} accounts are named, but the limit is ${maxPinnedCustomers}. Use --percent.`,
    );
  if (percent === 0 && customers.length === 0 && !known)
    return refused(`Specify who gets ${module} ${version}: --percent N, --customers a,b, or both.`);
  const release = published.module(module, version);
  if (!release.ok) return release;
  const { percent: _, customers: __, ...candidate } = { ...release.value, percent, customers };
  return done({
    entry: {
      ...entry,
      candidate: { ...candidate, percent, ...(customers.length > 0 && { customers }) },
    },
    words:
      `rolled ${module} ${version} out to ${describeCohort(percent, customers.length)}` +
      (entry.candidate && !known ? `, replacing the candidate ${describeCandidate(entry.candidate)}` : ''),
  });
}

function promote(
  name: string,
  version: string | null,
  { stable, candidate }: Served,
  published: Published,
): Outcome<Changed> {
  if (!candidate)
    return refused(`${name} has no candidate. Start with "rollout ${name} VERSION --percent N".`);
  if (version !== null && version !== candidate.version)
    return refused(`${name}'s candidate is ${candidate.version}, not ${version}.`);
  const release = published.module(name, candidate.version);
  if (!release.ok) return release;
  return done({
    entry: { stable: release.value, previous: stable },
    words: `promoted ${name} from ${stable.version} to ${candidate.version}`,
  });
}

function serveFirst(name: string, version: string | null, published: Published): Outcome<Changed> {
  if (version === null)
    return refused(`${name} isn't online yet. Name its first version: "promote ${name} VERSION".`);
  const release = published.module(name, version);
  if (!release.ok) return release;
  return done({ entry: { stable: release.value }, words: `started serving ${name} with ${version}` });
}

/** The withdrawn version must not serve as a fallback, so the entry gets no previous version. */
function rollBack(
  name: string,
  to: string | null,
  { stable, candidate, previous }: Served,
  published: Published,
): Outcome<Changed> {
  if (candidate && (to === null || to === stable.version))
    return done({
      entry: { stable, ...(previous && { previous }) },
      words: `withdrew ${name}'s candidate ${candidate.version}; everyone gets ${stable.version}`,
    });
  const version = to ?? previous?.version;
  if (version === undefined)
    return refused(
      `${name} has neither a candidate nor a version before ${stable.version}. Name one with --to.`,
    );
  if (version === stable.version) return refused(`Everyone already gets ${name} ${version}.`);
  const release = published.module(name, version);
  if (!release.ok) return release;
  return done({
    entry: { stable: release.value },
    words:
      `rolled ${name} back from ${stable.version} to ${version}` +
      (candidate ? `, and withdrew the candidate ${describeCandidate(candidate)}` : ''),
  });
}

function changeShell(
  change: Exclude<Change, { kind: 'rollout' }>,
  releases: Releases,
  published: Published,
  stamp: Stamp,
): Outcome<Releases> {
  const present = releases.shell;
  const version =
    change.kind === 'promote' ? change.version : (change.to ?? present?.previous?.version ?? null);
  if (version === null)
    return refused(
      change.kind === 'promote'
        ? 'The shell has no candidate. Name a version: "promote shell VERSION".'
        : `There is no shell before ${present?.version ?? 'this one'}. Name one with --to.`,
    );
  if (version === present?.version) return refused(`Everyone already gets shell ${version}.`);
  const release = published.shell(version);
  if (!release.ok) return release;
  for (const [name, { stable, candidate, previous }] of Object.entries(releases.modules)) {
    for (const served of [stable, candidate, previous]) {
      const problem =
        served && contractProblem(name, served.version, served.manifest.contract, release.value);
      if (problem) return refused(problem);
    }
  }
  const { contract } = release.value;
  const previous = change.kind === 'promote' &&
    present && { version: present.version, contract: present.contract };
  return done(
    nextRevision(
      releases,
      stamp,
      change.kind === 'promote'
        ? `promoted shell from ${present?.version ?? 'none'} to ${version}`
        : `rolled shell back from ${present?.version ?? 'none'} to ${version}`,
      { shell: { version, contract, ...(previous && { previous }), ...stamp } },
    ),
  );
}

function contractProblem(
  name: string,
  version: string,
  range: string,
  shell: ShellRelease | undefined,
): string | null {
  if (!shell) return 'No shell is served yet. Start with "promote shell VERSION".';
  if (satisfies(shell.contract, range)) return null;
  return `${name} ${version} needs the contract ${range}; shell ${shell.version} has ${shell.contract}.`;
}
