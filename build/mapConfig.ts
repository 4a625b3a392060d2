import * as z from 'zod/mini';
import { siteFile } from './appCheckConfig.ts';

const maxOrigins = 10;

/** Map settings in `map.json` next to a site's page. */
const mapSchema = z.object({
  styleUrl: z.string().check(z.regex(/^https:\/\/[^\s"'<>;,]{1,500}$/)),
  origins: z._default(
    z.array(z.string().check(z.regex(/^https:\/\/[\w.-]+(:\d+)?$/))).check(z.maxLength(maxOrigins)),
    [],
  ),
});

const expected =
  '{ "styleUrl": "https://…", "origins": ["https://…"] }, with the address of a MapLibre style and at most 10 origins of its tiles, glyphs and sprites';

/** A site's map: the address of its style, and the origins that its pages may connect to for it. */
export interface SiteMap {
  readonly styleUrl: string;
  readonly origins: readonly string[];
}

/**
 * The map of a site.
 * @param folder of the site
 * @returns null if there is no `map.json`: the pages then draw geofences to scale
 * @throws Error if the file is invalid
 */
export const siteMapOf = (folder: string): SiteMap | null => {
  const read = siteFile(folder, 'map.json', mapSchema, expected);
  if (read === null) return null;
  const { styleUrl, origins } = read;
  return { styleUrl, origins: [...new Set([new URL(styleUrl).origin, ...origins])] };
};
