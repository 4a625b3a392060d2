import * as z from 'zod/mini';

/** Where something stands among others of its kind: the lower the earlier. */
export const order = z.number().check(z.int(), z.minimum(0), z.maximum(1000));

/**
 * A path of this site with its query. It is never another site's address, such as `//evil.example` or `/\evil.example`. A browser
 * takes tabs and the like out of an address before it reads it, which could make one of those, so they are refused too.
 */
export const ownAddress = z.string().check(z.regex(/^\/(?![/\\])[^\s#\\]*$/), z.maxLength(200));

/** The same without a query, as a route has it. */
export const ownPath = z.string().check(z.regex(/^\/(?![/\\])[^\s?#\\]*$/), z.maxLength(200));

/**
 * A text that a person reads before the module's own catalogue is loaded: English, and other languages as they come.
 * @param maxLength characters
 */
export function localisedText(maxLength: number) {
  const text = z.string().check(z.minLength(1), z.maxLength(maxLength));
  return z.object({ en: text, es: z.optional(text) });
}
