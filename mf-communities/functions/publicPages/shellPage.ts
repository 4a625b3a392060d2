import { siteAddress } from 'backend/functions/core/messages/configuration.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { paths } from 'shared-lib/domain';

/** Timeout for the site's own page. */
const patienceMs = 5_000;

/** Headers the page must have wherever it is served from; Hosting adds them to its own files. */
const headersOfPage = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'strict-transport-security',
  'permissions-policy',
  'cross-origin-opener-policy',
];

/** The site's current shell page, with its headers. */
export interface ShellPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

let kept: { readonly etag: string | null; readonly page: ShellPage } | null = null;

/**
 * The site's `index.html`. It is revalidated each time, since a release replaces it, and transferred only if
 * changed; while the site doesn't respond, the last one is used.
 * @throws Error when there is none
 */
export const shellPage = async (): Promise<ShellPage> => {
  try {
    const response = await fetch(siteAddress('/index.html'), {
      headers: kept?.etag ? { 'If-None-Match': kept.etag } : {},
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status === 304 && kept) return kept.page;
    if (!response.ok) throw new Error(`The site answered ${response.status} to the request for its page.`);
    const headers = headersOfPage.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const page = { html: await response.text(), headers: Object.fromEntries(headers) };
    kept = { etag: response.headers.get('etag'), page };
    return page;
  } catch (error) {
    if (kept) return kept.page;
    throw error;
  }
};

/** The segments that a module can have reserved. */
const segments = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** Whether a module has reserved the first segment of an address for its routes. */
export const isModuleRoute = async (segment: string): Promise<boolean> => {
  if (!segments.test(segment)) return false;
  const owner = await firestore().doc(paths.businessSlug(segment)).get();
  return typeof owner.get('module') === 'string';
};
