import * as z from 'zod/mini';
import { siteFile } from './siteFile.ts';

/** What a site may say of App Check, in `app-check.json` beside its page. */
const appCheckSchema = z.object({ siteKey: z.string().check(z.regex(/^6L[\w-]{38}$/)) });

const expected = '{ "siteKey": "6L…" }, with the key of 40 letters that reCAPTCHA Enterprise gave the site';

/**
 * The key by which reCAPTCHA Enterprise knows a site, which makes its pages use App Check.
 * @param folder of the site
 * @returns null where there is no `app-check.json`
 * @throws Error for one that can't be read
 */
export const appCheckKeyOf = (folder: string): string | null =>
  siteFile(folder, 'app-check.json', appCheckSchema, expected)?.siteKey ?? null;
