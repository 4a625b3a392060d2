import * as z from 'zod/mini';

/** Where a path is read against, to see whether it leads away; no such site exists. */
const anySite = 'https://site.invalid';

/** Long enough for a list with all its filters. */
const longest = 1_000;

/**
 * Whether a text is a path of this site, as a browser reads it: never another site, such as `//elsewhere.example` or `/\elsewhere.example`
 * would be, nor a script.
 */
const staysOnSite = (path: string): boolean => {
  // Browsers drop tabs and line ends out of addresses, so "/\t/elsewhere" would lead there; and read "\\" as "/".
  if (!/^\/(?!\/)[!-[\]-~\u00A0-\uFFFF]*$/.test(path)) return false;
  const { origin, pathname } = new URL(path, anySite);
  return origin === anySite && !pathname.startsWith('//');
};

/** An address of this site to come back to, such as `/communities?add=1`. */
export const sitePath = z
  .string()
  .check(z.maxLength(longest), z.refine(staysOnSite, { error: 'a path of this site' }));
