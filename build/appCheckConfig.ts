import * as z from 'zod/mini';
import { siteFile } from './siteFile.ts';

/** App Check settings in `app-check.json` next to a site's page. */
const appCheckSchema = z.object({ siteKey: z.string().check(z.regex(/^6L[\w-]{38}$/)) });

const expected = '{ "siteKey": "6L…" }, with the key of 40 letters that reCAPTCHA Enterprise gave the site';

/**
 * A site's reCAPTCHA Enterprise key, which turns on App Check for its pages.
 * @param folder of the site
 * @returns null if there is no `app-check.json`
 * @throws Error if the file is invalid
 */
export const appCheckKeyOf = (folder: string): string | null =>
  siteFile(folder, 'app-check.json', appCheckSchema, expected)?.siteKey ?? null;
