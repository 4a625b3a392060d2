import * as z from 'zod/mini';
import { moduleManifestSchema } from './moduleManifest.ts';
import { cohortFields, containerField, versionField } from './releases.ts';

/** When something was changed: ISO 8601 in UTC. */
export const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/));
/** Who changed it. */
export const author = z.string().check(z.minLength(1), z.maxLength(100));

/** A module version, as written in the release document and in `module.json` of its folder. */
export const releaseSchema = z.object({
  version: versionField,
  manifest: moduleManifestSchema,
  container: z.optional(containerField),
});

const moduleEntry = z.object({
  stable: releaseSchema,
  candidate: z.optional(z.extend(releaseSchema, cohortFields)),
  previous: z.optional(releaseSchema),
  at: instant,
  by: author,
});

/** `shell.json` in a built shell's folder. */
export const shellReleaseSchema = z.object({
  version: versionField,
  contract: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
});

/**
 * `releases.json` as it must be written. This is the published schema, which the release command enforces;
 * pages are more forgiving and read it part by part (`parseReleases`).
 */
export const releasesSchema = z.object({
  $schema: z.optional(z.string()),
  revision: z.number().check(z.int(), z.minimum(0)),
  at: instant,
  by: author,
  change: z.optional(z.string().check(z.maxLength(500))),
  shell: z.optional(
    z.extend(shellReleaseSchema, { previous: z.optional(shellReleaseSchema), at: instant, by: author }),
  ),
  modules: z.record(z.string().check(z.regex(/^mf-[a-z]+$/), z.maxLength(40)), moduleEntry),
});
