import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/**
 * What a file beside a site's page says of the site.
 * @param folder of the site
 * @param expected what is to be in it, for a person
 * @returns null where there is no such file
 * @throws Error for one that can't be read, so that a slip does not take something away from those who use the site
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
