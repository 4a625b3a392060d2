import * as z from 'zod/mini';
import { moduleManifestSchema, type ModuleManifest } from './moduleManifest.ts';
import { parseTourSteps } from './tourStep.ts';

/** Maximum number of accounts a candidate may name. For more, use a percentage. */
export const maxPinnedCustomers = 200;

/** Maximum number of modules a document may have; parsing an unbounded document would block the page. */
export const maxModules = 50;

export const versionField = z
  .string()
  .check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z]+([.-][0-9A-Za-z]+)*)?$/), z.maxLength(60));

/** Who gets a candidate. */
export const cohortFields = {
  percent: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(100))),
  customers: z.optional(
    z.array(z.string().check(z.regex(/^[^\s/]+$/), z.maxLength(128))).check(z.maxLength(maxPinnedCustomers)),
  ),
};

/** A file below a version's folder, such as `assets/remoteEntry.1f.js`; needs no escaping in a URL. */
export const filePathField = z
  .string()
  .check(z.regex(/^(?!.*(^|\/)\.)[\w.@~-]+(\/[\w.@~-]+)*$/), z.maxLength(200));

/** A subresource integrity value with one hash (https://www.w3.org/TR/SRI/). */
export const integrityField = z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/));

/**
 * A version's container: its script, the script's hash, and the global it defines. The script has the hashes
 * of the version's other files, so its own hash covers them all.
 */
export const containerField = z.object({
  script: filePathField,
  integrity: integrityField,
  global: z.string().check(z.regex(/^[A-Za-z_$][\w$]*$/), z.maxLength(100)),
});
export type ContainerFile = z.infer<typeof containerField>;

/** A released version of a module: its immutable folder (`/<module>/<version>/`) and its static half. */
export interface ModuleRelease {
  version: string;
  manifest: ModuleManifest;
  /** Absent in documents written before containers were verified. */
  container?: ContainerFile | undefined;
}

/** A version in rollout: for a percentage of accounts, and for accounts it names. */
export interface CandidateRelease extends ModuleRelease {
  /** 0 to 100; defaults to 0. */
  percent?: number | undefined;
  customers?: string[] | undefined;
}

/** The versions of a module that are served. */
export interface ModuleEntry {
  stable: ModuleRelease;
  candidate?: CandidateRelease;
  /** The stable version before this one; the fallback if stable fails. */
  previous?: ModuleRelease;
  /** When (ISO 8601) and by whom the entry was last changed. */
  at: string;
  by: string;
}

/** A shell version and the contract version it provides. */
export interface ShellRelease {
  version: string;
  contract: string;
}

/** The shell version that `index.html` runs. */
export interface ShellEntry extends ShellRelease {
  previous?: ShellRelease | undefined;
  at: string;
  by: string;
}

/**
 * `releases.json`: which version of which module each account gets. Every change creates the next revision.
 */
export interface Releases {
  $schema?: string;
  /** 0 for a document created by a build. */
  revision: number;
  at: string;
  by: string;
  /** A description of this revision's change. */
  change?: string;
  shell?: ShellEntry;
  modules: Record<string, ModuleEntry>;
}

/** A parsed entry. `at` and `by` may be missing, because pages don't use them. */
export type ParsedEntry = Omit<ModuleEntry, 'at' | 'by'> & { module: string; at?: string; by?: string };

/**
 * A problem in a release document, and what it invalidates: the document, a module's entry, or part of an
 * entry.
 */
export interface ReleaseProblem {
  module: string | null;
  costs: 'document' | 'entry' | 'candidate' | 'previous';
  problem: string;
}

/** A parsed release document: the usable entries and the problems. */
export interface ParsedReleases {
  /** Null when the document has no valid revision. */
  revision: number | null;
  modules: ParsedEntry[];
  problems: ReleaseProblem[];
  /** One sentence for each tour step left out; its module is still used. */
  invalidTourSteps: string[];
}

/** A release as parsed. Tour steps are parsed separately, so a bad step affects only itself. */
const releaseSchema = z.object({
  version: versionField,
  manifest: z.extend(moduleManifestSchema, { tours: z.optional(z.unknown()) }),
  container: z.optional(containerField),
});
const candidateSchema = z.extend(releaseSchema, cohortFields);

const revisionSchema = z.number().check(z.int(), z.minimum(0));

/**
 * Reads a release document part by part. A bad candidate or previous version affects only itself; a bad
 * stable version affects only its module's entry.
 * @param document the parsed JSON, of any shape.
 */
export function parseReleases(document: unknown): ParsedReleases {
  const entries = z
    .object({ revision: z.optional(z.unknown()), modules: z.record(z.string(), z.unknown()) })
    .safeParse(document);
  if (!entries.success || Object.keys(entries.data.modules).length > maxModules) {
    const problem = entries.success
      ? `releases.json has more than ${maxModules} modules`
      : 'releases.json has no "modules"';
    return {
      revision: null,
      modules: [],
      problems: [{ module: null, costs: 'document', problem }],
      invalidTourSteps: [],
    };
  }
  const revision = revisionSchema.safeParse(entries.data.revision);
  const read: ParsedReleases = {
    revision: revision.success ? revision.data : null,
    modules: [],
    problems: [],
    invalidTourSteps: [],
  };
  for (const [module, value] of Object.entries(entries.data.modules)) {
    const entry = readEntry(module, value, read);
    if (entry) read.modules.push(entry);
  }
  return read;
}

/** @param read collects the problems */
function readEntry(module: string, value: unknown, read: ParsedReleases): ParsedEntry | null {
  const raw = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const part = <Release extends z.infer<typeof releaseSchema>>(
    schema: z.ZodMiniType<Release>,
    name: 'stable' | 'candidate' | 'previous',
  ): (Omit<Release, 'manifest'> & ModuleRelease) | null => {
    if (raw[name] === undefined && name !== 'stable') return null;
    const release = schema.safeParse(raw[name]);
    const problem = !release.success
      ? z.prettifyError(release.error)
      : release.data.manifest.name !== module && `it holds the module ${release.data.manifest.name}`;
    if (!release.success || problem) {
      const costs = name === 'stable' ? 'entry' : name;
      read.problems.push({ module, costs, problem: `releases.json: ${module}: ${name}: ${problem}` });
      return null;
    }
    const { tours: rawTours, ...manifest } = release.data.manifest;
    const { steps, problems } = parseTourSteps(rawTours);
    read.invalidTourSteps.push(...problems.map((tour) => `${module} ${release.data.version}: ${tour}`));
    return { ...release.data, manifest: { ...manifest, ...(rawTours !== undefined && { tours: steps }) } };
  };

  const stable = part(releaseSchema, 'stable');
  if (!stable) return null;
  const candidate = part(candidateSchema, 'candidate');
  const previous = part(releaseSchema, 'previous');
  return {
    module,
    stable,
    ...(candidate && { candidate }),
    ...(previous && { previous }),
    ...(typeof raw.at === 'string' && { at: raw.at }),
    ...(typeof raw.by === 'string' && { by: raw.by }),
  };
}

/**
 * The modules a page uses: those in the document, with bad entries replaced by a known-good copy's. A
 * document without any usable module is replaced entirely.
 */
export function withFallback(read: ParsedReleases, copy: readonly ParsedEntry[]): ParsedEntry[] {
  if (read.modules.length === 0) return [...copy];
  const bad = new Set(read.problems.flatMap(({ module, costs }) => (costs === 'entry' ? [module] : [])));
  return [...read.modules, ...copy.filter(({ module }) => bad.has(module))];
}

/** Path of a release's federation manifest, from the site's root. */
export const manifestAddress = (release: ModuleRelease) =>
  `/${release.manifest.name}/${release.version}/mf-manifest.json`;
