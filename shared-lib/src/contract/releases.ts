import * as z from 'zod/mini';
import { moduleManifestSchema, type ModuleManifest } from './moduleManifest.ts';
import { readTourSteps } from './tourStep.ts';

const version = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/), z.maxLength(60));

/** One released version of a module: where its immutable folder is (`/<module>/<version>/`), and its static half. */
export interface ModuleRelease {
  version: string;
  manifest: ModuleManifest;
}

/** A release as it is read: its tour steps are read apart, so that a bad one costs no more than itself. */
const releaseSchema = z.object({
  version,
  manifest: z.extend(moduleManifestSchema, { tours: z.optional(z.unknown()) }),
});

/** `releases.json`: which version of which module is served. */
export interface Releases {
  modules: Record<string, { stable: ModuleRelease }>;
}

/** What came of reading a release document: the modules that can be used, and for each entry that can't be its name and why. */
export interface ReadReleases {
  modules: ModuleRelease[];
  problems: { module: string | null; problem: string }[];
  /** A sentence for each tour step that is left out; its module is used all the same. */
  invalidTourSteps: string[];
}

/**
 * Reads a release document entry by entry: a bad entry spoils only itself.
 * @param document the parsed JSON, of any shape.
 */
export function readReleases(document: unknown): ReadReleases {
  const entries = z.object({ modules: z.record(z.string(), z.unknown()) }).safeParse(document);
  if (!entries.success)
    return {
      modules: [],
      problems: [{ module: null, problem: 'releases.json has no "modules"' }],
      invalidTourSteps: [],
    };

  const read: ReadReleases = { modules: [], problems: [], invalidTourSteps: [] };
  for (const [name, entry] of Object.entries(entries.data.modules)) {
    const release = z.object({ stable: releaseSchema }).safeParse(entry);
    if (!release.success) {
      read.problems.push({
        module: name,
        problem: `releases.json: ${name}: ${z.prettifyError(release.error)}`,
      });
    } else if (release.data.stable.manifest.name !== name) {
      const problem = `releases.json: ${name} holds the module ${release.data.stable.manifest.name}`;
      read.problems.push({ module: name, problem });
    } else {
      const { tours: rawTours, ...manifest } = release.data.stable.manifest;
      const { steps, problems } = readTourSteps(rawTours);
      read.modules.push({
        version: release.data.stable.version,
        manifest: { ...manifest, ...(rawTours !== undefined && { tours: steps }) },
      });
      read.invalidTourSteps.push(...problems.map((problem) => `${name}: ${problem}`));
    }
  }
  return read;
}

/**
 * The modules that a page uses: those of the release document, and of the copy built into the page those whose entry is bad.
 * A document without a single usable module can't be meant, so the copy stands for all of it.
 */
export function withFallback(read: ReadReleases, builtIn: readonly ModuleRelease[]): ModuleRelease[] {
  if (read.modules.length === 0) return [...builtIn];
  const bad = new Set(read.problems.map(({ module }) => module));
  return [...read.modules, ...builtIn.filter(({ manifest }) => bad.has(manifest.name))];
}

/** The address of a release's federation manifest, from the site's root. */
export const manifestAddress = (release: ModuleRelease) =>
  `/${release.manifest.name}/${release.version}/mf-manifest.json`;
