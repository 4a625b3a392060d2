import * as z from 'zod/mini';

/** Sort order among siblings; lower comes first. */
export const sortOrder = z.number().check(z.int(), z.minimum(0), z.maximum(1000));

/**
 * A path on this site, with an optional query. Rejects other sites' addresses, such as `//evil.example` and
 * `/\evil.example`, and whitespace: browsers strip tabs and newlines before parsing, which could produce one
 * of those.
 */
export const sitePathWithQuery = z.string().check(z.regex(/^\/(?![/\\])[^\s#\\]*$/), z.maxLength(200));

/** The same without a query, for routes. */
export const routePath = z.string().check(z.regex(/^\/(?![/\\])[^\s?#\\]*$/), z.maxLength(200));

/**
 * A text shown before the module's own catalog is loaded. English is required, other languages are optional.
 * @param maxLength in characters
 */
export function localizedText(maxLength: number) {
  const text = z.string().check(z.minLength(1), z.maxLength(maxLength));
  return z.object({ en: text, es: z.optional(text) });
}
