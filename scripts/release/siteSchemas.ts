import * as z from 'zod/mini';

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const name = z.string().check(z.regex(/^(shell|mf-[a-z]+)$/));
const version = z.string().check(z.regex(/^[0-9A-Za-z.-]+$/), z.regex(/^\d/));
/** A path that stays below its folder and needs no escaping in a URL. */
export const pathSchema = z.string().check(z.regex(/^(?!.*(^|\/)\.)[\w.@~-]+(\/[\w.@~-]+)*$/));

/** The permanent record of a published version: `releases/published/<name>/<version>.json`. */
export const publishedSchema = z.object({
  name,
  version,
  at: z.string(),
  by: z.string(),
  hash,
  files: z.record(pathSchema, hash),
});
export type PublishedVersion = z.infer<typeof publishedSchema>;

/**
 * `releases/published.json`: the hash of every published version. A site's folders can't be listed over the network, so `pull` reads this.
 */
export const publishedListSchema = z.object({ versions: z.record(name, z.record(version, hash)) });
export type PublishedList = z.infer<typeof publishedListSchema>;

/**
 * The fields of every revision. The others follow the contract in force when the revision was made, which may be older or newer than this
 * checkout's. Only what is currently served must match today's contract (`releasesSchema`).
 */
export const revisionSchema = z.object({
  /** 0 before the first release. */
  revision: z.number().check(z.int(), z.minimum(0)),
  at: z.string(),
  by: z.string(),
  change: z.optional(z.string()),
});
export type Revision = z.infer<typeof revisionSchema>;

/** A schema's errors in one line for the user: the first problem, and how many more there are. */
export function problemsIn({ issues }: z.core.$ZodError): string {
  const [first] = issues;
  const more = issues.length - 1;
  return `${first?.path.join('.')}: ${first?.message}${more > 0 ? ` and ${more} more` : ''}`;
}
