import { siteAddress } from 'backend/functions/core/messages/configuration.ts';

/** How long the site may take with its own page. */
const patienceMs = 5_000;

/** What must go with the page wherever it comes from; Hosting adds it to its own files. */
const headersOfPage = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'strict-transport-security',
  'permissions-policy',
  'cross-origin-opener-policy',
];

/** The shell's page as the site has it now, with the headers that belong to it. */
export interface ShellPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

let kept: { readonly etag: string | null; readonly page: ShellPage } | null = null;

/**
 * The `index.html` of the site. It is asked for each time, since a release replaces it, and sent only where it is another one; while the
 * site does not answer, it is the one of before.
 * @throws Error when there is none
 */
export const shellPage = async (): Promise<ShellPage> => {
  try {
    const response = await fetch(siteAddress('/index.html'), {
      headers: kept?.etag ? { 'If-None-Match': kept.etag } : {},
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status === 304 && kept) return kept.page;
    if (!response.ok) throw new Error(`The site answers ${response.status} for its page.`);
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
