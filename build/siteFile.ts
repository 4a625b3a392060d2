import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

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
