import type * as z from 'zod/mini';
import { done, refused, type Outcome } from './Outcome.ts';

/** Milliseconds that a file may take. */
const patience = 60_000;

/** A file of a site that is online, past every cache. @param path from the site's root, without a leading slash */
export async function fetchFile(site: string, path: string): Promise<Outcome<Buffer>> {
  try {
    const response = await fetch(`${site}/${path}`, {
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) return refused(`${site}/${path} answered ${response.status}.`);
    return done(Buffer.from(await response.arrayBuffer()));
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    return refused(`${site}/${path} can't be reached: ${cause?.message ?? message}.`);
  }
}

/** A JSON file of a site; and its text. Hosting answers the page for many a file that is missing, so that it counts as missing. */
export async function fetchJson<Value>(
  site: string,
  path: string,
  schema: z.ZodMiniType<Value>,
): Promise<Outcome<{ value: Value; text: string }>> {
  const file = await fetchFile(site, path);
  if (!file.ok) return file;
  const text = file.value.toString('utf8');
  const value = schema.safeParse(parsed(text));
  return value.success
    ? done({ value: value.data, text })
    : refused(`${site}/${path} is missing or not what it should be.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
