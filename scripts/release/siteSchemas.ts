import * as z from 'zod/mini';

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const name = z.string().check(z.regex(/^(shell|mf-[a-z]+)$/));
const version = z.string().check(z.regex(/^[0-9A-Za-z.-]+$/), z.regex(/^\d/));
/** A path that stays below its folder, and is its own address. */
export const pathSchema = z.string().check(z.regex(/^(?!.*(^|\/)\.)[\w.@~-]+(\/[\w.@~-]+)*$/));

/** What is kept of a published version, for ever: `releases/published/<name>/<version>.json`. */
export const publishedSchema = z.object({
  name,
  version,
  at: z.string(),
  by: z.string(),
  hash,
  files: z.record(pathSchema, hash),
});
export type PublishedVersion = z.infer<typeof publishedSchema>;

/** `releases/published.json`, for whoever can't list folders: the hash of every published version. */
export const publishedListSchema = z.object({ versions: z.record(name, z.record(version, hash)) });
export type PublishedList = z.infer<typeof publishedListSchema>;

/**
 * What every revision has, whenever it was made. The rest follows the contract of its day, which this tree may be ahead of or
 * behind: only what is served now is read by today's (`releasesSchema`).
 */
export const revisionSchema = z.object({
  /** 0 of a build that nothing was released of yet. */
  revision: z.number().check(z.int(), z.minimum(0)),
  at: z.string(),
  by: z.string(),
  change: z.optional(z.string()),
});
export type Revision = z.infer<typeof revisionSchema>;

/** What a schema refuses, in one line for a person: the first problem, and how many more. */
export function problemsIn({ issues }: z.core.$ZodError): string {
  const [first] = issues;
  const more = issues.length - 1;
  return `${first?.path.join('.')}: ${first?.message}${more > 0 ? ` and ${more} more` : ''}`;
}
