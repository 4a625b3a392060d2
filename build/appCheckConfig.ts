import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** App Check settings in `app-check.json` next to a site's page. */
const appCheckSchema = z.object({ siteKey: z.string().check(z.regex(/^6L[\w-]{38}$/)) });

const expected =
  '{ "siteKey": "6L…" }, with the key of 40 characters that reCAPTCHA Enterprise gave the site';

/**
 * Reads a settings file next to a site's page.
 * @param folder of the site
 * @param expected a description of the content, for the error message
 * @returns null if there is no such file
 * @throws Error if it is invalid, so a typo doesn't silently turn a feature off
 */
export function siteFile<T>(
  folder: string,
  name: string,
  schema: z.ZodMiniType<T>,
  expected: string,
): T | null {
  const file = join(folder, name);
  if (!existsSync(file)) return null;
  const read = z.safeParse(schema, parsed(readFileSync(file, 'utf8')));
  if (read.success) return read.data;
  throw new Error(`${file} must be ${expected}.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A site's reCAPTCHA Enterprise key, which turns on App Check for its pages.
 * @param folder of the site
 * @returns null if there is no `app-check.json`
 * @throws Error if the file is invalid
 */
export const appCheckKeyOf = (folder: string): string | null =>
  siteFile(folder, 'app-check.json', appCheckSchema, expected)?.siteKey ?? null;
