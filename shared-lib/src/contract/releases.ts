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

/** What came of reading a release document: the modules that can be used, and a sentence for each entry that can't. */
export interface ReadReleases {
  modules: ModuleRelease[];
  problems: string[];
}

/**
 * Reads a release document entry by entry: a bad entry spoils only itself.
 * @param document the parsed JSON, of any shape.
 */
export function readReleases(document: unknown): ReadReleases {
  const entries = z.object({ modules: z.record(z.string(), z.unknown()) }).safeParse(document);
  if (!entries.success) return { modules: [], problems: ['releases.json has no "modules"'] };

  const read: ReadReleases = { modules: [], problems: [] };
  for (const [name, entry] of Object.entries(entries.data.modules)) {
    const release = z.object({ stable: releaseSchema }).safeParse(entry);
    if (!release.success) {
      read.problems.push(`releases.json: ${name}: ${z.prettifyError(release.error)}`);
    } else if (release.data.stable.manifest.name !== name) {
      read.problems.push(`releases.json: ${name} holds the module ${release.data.stable.manifest.name}`);
    } else {
      read.modules.push(release.data.stable);
    }
  }
  return read;
}

/** The address of a release's federation manifest, from the site's root. */
export const manifestAddress = (release: ModuleRelease) =>
  `/${release.manifest.name}/${release.version}/mf-manifest.json`;
