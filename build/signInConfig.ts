import * as z from 'zod/mini';
import { siteFile } from './appCheckConfig.ts';

/** Sign-in settings in `sign-in.json` next to a site's page. */
const signInSchema = z.object({
  googleClientId: z.string().check(z.regex(/^\d+-[a-z0-9]+\.apps\.googleusercontent\.com$/)),
});

const expected = '{ "googleClientId": "…apps.googleusercontent.com" }';

/**
 * The Google client id a site uses for sign-in.
 * @param folder of the site
 * @returns null if there is no `sign-in.json`
 * @throws Error if the file is invalid
 */
export const googleClientIdOf = (folder: string): string | null =>
  siteFile(folder, 'sign-in.json', signInSchema, expected)?.googleClientId ?? null;
