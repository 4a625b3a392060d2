import * as z from 'zod/mini';

/** The base for resolving a path to see whether it leads elsewhere; no such site exists. */
const anySite = 'https://site.invalid';

/** Long enough for a list with all its filters. */
const maxLength = 1_000;

/**
 * Whether text is a path on this site, as a browser reads it: never another site, like `//elsewhere.example` or
 * `/\elsewhere.example`, nor a script.
 */
const staysOnSite = (path: string): boolean => {
  // Browsers drop tabs and line breaks from addresses, so "/\t/elsewhere" would leave the site; they also read "\\"
  // as "/".
  if (!/^\/(?!\/)[!-[\]-~\u00A0-\uFFFF]*$/.test(path)) return false;
  const { origin, pathname } = new URL(path, anySite);
  return origin === anySite && !pathname.startsWith('//');
};

/** An address on this site to return to, like `/communities?add=1`. */
export const sitePath = z
  .string()
  .check(z.maxLength(maxLength), z.refine(staysOnSite, { error: 'a path of this site' }));
