import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** What a site may say of its sign-in, in `sign-in.json` beside its page. */
const signInSchema = z.object({
  googleClientId: z.string().check(z.regex(/^\d+-[a-z0-9]+\.apps\.googleusercontent\.com$/)),
});

/**
 * The client at Google that a site signs people in with.
 * @param folder of the site
 * @returns null where there is no `sign-in.json`
 * @throws Error for one that can't be read, so that a slip does not take the way in from those who use it
 */
export function googleClientIdOf(folder: string): string | null {
  const file = join(folder, 'sign-in.json');
  if (!existsSync(file)) return null;
  const read = signInSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (read.success) return read.data.googleClientId;
  throw new Error(`${file} must be { "googleClientId": "…apps.googleusercontent.com" }.`);
}
