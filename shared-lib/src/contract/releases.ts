import * as z from 'zod/mini';
import { moduleManifestSchema } from './moduleManifest.ts';

const version = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/), z.maxLength(60));

/** One released version of a module: where its immutable folder is (`/<module>/<version>/`), and its static half. */
const releaseSchema = z.object({ version, manifest: moduleManifestSchema });

export type ModuleRelease = z.infer<typeof releaseSchema>;

/** `releases.json`: which version of which module is served. */
export interface Releases {
  modules: Record<string, { stable: ModuleRelease }>;
}

/** What came of reading a release document: the modules that can be used, and for each entry that can't be its name and why. */
export interface ReadReleases {
  modules: ModuleRelease[];
  problems: { module: string | null; problem: string }[];
}

/**
 * Reads a release document entry by entry: a bad entry spoils only itself.
 * @param document the parsed JSON, of any shape.
 */
export function readReleases(document: unknown): ReadReleases {
  const entries = z.object({ modules: z.record(z.string(), z.unknown()) }).safeParse(document);
  if (!entries.success)
    return { modules: [], problems: [{ module: null, problem: 'releases.json has no "modules"' }] };

  const read: ReadReleases = { modules: [], problems: [] };
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
      read.modules.push(release.data.stable);
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
