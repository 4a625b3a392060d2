import * as z from 'zod/mini';
import { moduleManifestSchema, type ModuleManifest } from './moduleManifest.ts';
import { readTourSteps } from './tourStep.ts';

/** The most accounts that a candidate may name; more than these are a percentage. */
export const maxPinnedCustomers = 200;

/** The most modules that a document may have; reading a document without a bound would hold the page up. */
export const maxModules = 50;

export const versionField = z
  .string()
  .check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z]+([.-][0-9A-Za-z]+)*)?$/), z.maxLength(60));

/** Whom a candidate is for. */
export const cohortFields = {
  percent: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(100))),
  customers: z.optional(
    z.array(z.string().check(z.regex(/^[^\s/]+$/), z.maxLength(128))).check(z.maxLength(maxPinnedCustomers)),
  ),
};

/** One released version of a module: where its immutable folder is (`/<module>/<version>/`), and its static half. */
export interface ModuleRelease {
  version: string;
  manifest: ModuleManifest;
}

/** A version on trial: for a share of the accounts, and for those that are named. */
export interface CandidateRelease extends ModuleRelease {
  /** 0 to 100; without one, 0. */
  percent?: number | undefined;
  customers?: string[] | undefined;
}

/** What of a module is served. */
export interface ModuleEntry {
  stable: ModuleRelease;
  candidate?: CandidateRelease;
  /** The stable version before this one, for when stable itself fails. */
  previous?: ModuleRelease;
  /** When and by whom the entry was changed last: an ISO instant, and a name. */
  at: string;
  by: string;
}

/** A version of the shell, and the contract that it speaks. */
export interface ShellRelease {
  version: string;
  contract: string;
}

/** Which shell `index.html` is. */
export interface ShellEntry extends ShellRelease {
  previous?: ShellRelease | undefined;
  at: string;
  by: string;
}

/** `releases.json`: which version of which module is served to whom. Each change makes the next revision. */
export interface Releases {
  $schema?: string;
  /** 0 for what a build alone has put together. */
  revision: number;
  at: string;
  by: string;
  /** What this revision changed, in words. */
  change?: string;
  shell?: ShellEntry;
  modules: Record<string, ModuleEntry>;
}

/** An entry as it is read; who and when are worth nothing to a page, so they may be missing. */
export type ReadEntry = Omit<ModuleEntry, 'at' | 'by'> & { module: string; at?: string; by?: string };

/** What is wrong with a release document, and what that costs: all of it, a module's whole entry, or a part of that. */
export interface ReleaseProblem {
  module: string | null;
  costs: 'document' | 'entry' | 'candidate' | 'previous';
  problem: string;
}

/** What came of reading a release document: the entries that can be used, and what can't be and why. */
export interface ReadReleases {
  /** Null when the document has none that is one. */
  revision: number | null;
  modules: ReadEntry[];
  problems: ReleaseProblem[];
  /** A sentence for each tour step that is left out; its module is used all the same. */
  invalidTourSteps: string[];
}

/** A release as it is read: its tour steps are read apart, so that a bad one costs no more than itself. */
const releaseSchema = z.object({
  version: versionField,
  manifest: z.extend(moduleManifestSchema, { tours: z.optional(z.unknown()) }),
});
const candidateSchema = z.extend(releaseSchema, cohortFields);

const revisionSchema = z.number().check(z.int(), z.minimum(0));

/**
 * Reads a release document part by part: a bad candidate or previous version costs only itself, a bad stable version only its
 * module's entry.
 * @param document the parsed JSON, of any shape.
 */
export function readReleases(document: unknown): ReadReleases {
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
  const read: ReadReleases = {
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

/** @param read where problems are noted */
function readEntry(module: string, value: unknown, read: ReadReleases): ReadEntry | null {
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
    const { steps, problems } = readTourSteps(rawTours);
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
 * The modules that a page uses: those of the release document, and of a good copy those whose entry is bad. A document without
 * a single usable module can't be meant, so the copy stands for all of it.
 */
export function withFallback(read: ReadReleases, copy: readonly ReadEntry[]): ReadEntry[] {
  if (read.modules.length === 0) return [...copy];
  const bad = new Set(read.problems.flatMap(({ module, costs }) => (costs === 'entry' ? [module] : [])));
  return [...read.modules, ...copy.filter(({ module }) => bad.has(module))];
}

/** The address of a release's federation manifest, from the site's root. */
export const manifestAddress = (release: ModuleRelease) =>
  `/${release.manifest.name}/${release.version}/mf-manifest.json`;
