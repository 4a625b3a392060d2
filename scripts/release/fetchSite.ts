import type * as z from 'zod/mini';
import { done, refused, type Outcome } from './Outcome.ts';

/** Timeout per file, in milliseconds. */
const timeoutMillis = 60_000;

/** The outcome of requesting a file from a site. `missing` means the site says so; after `failed`, the file may exist. */
export type Fetched =
  /** @property origin the site that answered, which may be a redirect target */
  | { readonly kind: 'found'; readonly content: Buffer; readonly origin: string }
  | { readonly kind: 'missing' | 'failed'; readonly message: string };

/** A file of a live site, bypassing all caches. @param path from the site's root, without a leading slash */
export async function fetchFrom(site: string, path: string): Promise<Fetched> {
  try {
    const response = await fetch(`${site}/${path}`, {
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(timeoutMillis),
    });
    if (response.ok) {
      const content = Buffer.from(await response.arrayBuffer());
      return { kind: 'found', content, origin: new URL(response.url).origin };
    }
    const message = `${site}/${path} answered ${response.status}.`;
    return { kind: response.status === 404 ? 'missing' : 'failed', message };
  } catch (error) {
    return { kind: 'failed', message: describeUnreachable(`${site}/${path}`, error) };
  }
}

/** The reason why an address can't be reached. Uses the error's code if it has no message, as for a name with several addresses. */
export function describeUnreachable(address: string, error: unknown): string {
  const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  return `${address} can't be reached: ${cause?.message || cause?.code || message}.`;
}

/** Like `fetchFrom`, but a missing file is also refused. */
export async function fetchFile(site: string, path: string): Promise<Outcome<Buffer>> {
  const fetched = await fetchFrom(site, path);
  return fetched.kind === 'found' ? done(fetched.content) : refused(fetched.message);
}

/**
 * A JSON file of a site, and its text. Hosting answers requests for many missing files with the page, so the page counts as a missing file.
 */
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
    : refused(`${site}/${path} is missing or has an unexpected format.`);
}

/** @returns null for text that isn't JSON */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
