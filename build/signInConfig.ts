import * as z from 'zod/mini';
import { siteFile } from './siteFile.ts';

/** What a site may say of its sign-in, in `sign-in.json` beside its page. */
const signInSchema = z.object({
  googleClientId: z.string().check(z.regex(/^\d+-[a-z0-9]+\.apps\.googleusercontent\.com$/)),
});

const expected = '{ "googleClientId": "…apps.googleusercontent.com" }';

/**
 * The client at Google that a site signs people in with.
 * @param folder of the site
 * @returns null where there is no `sign-in.json`
 * @throws Error for one that can't be read
 */
export const googleClientIdOf = (folder: string): string | null =>
  siteFile(folder, 'sign-in.json', signInSchema, expected)?.googleClientId ?? null;
