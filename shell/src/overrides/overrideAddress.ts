import type { ReadEntry } from 'shared-lib/contract';

/**
 * Whether an account may point a module at another build: on a page from the own machine, and where the release document
 * names the account for the module's candidate. Who may write that document is whom the module's team trusts.
 * @param hostname the page's.
 */
export const mayOverride = (entry: ReadEntry, customerId: string, hostname: string): boolean =>
  isLoopback(hostname) || (entry.candidate?.customers ?? []).includes(customerId);

/** Where a module may be pointed at: from what a person typed to the folder of a build, or a word for what is wrong. */
export type OverrideAddress =
  | { readonly ok: true; /** Ends with a slash. */ readonly base: string }
  | { readonly ok: false; readonly problem: 'malformed' | 'notAllowed' };

export const isLoopback = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const isVersionFolder = (module: string, pathname: string) =>
  new RegExp(`^/${module}/\\d+\\.\\d+\\.\\d+[^/]*/$`).test(pathname);

/**
 * Reads the address of a build. Its code runs with all that the account may do, so only what cannot be a stranger's is
 * allowed: a version of the module on this very site, whose policy refuses every other origin anyway; on a page that itself comes
 * from the own machine, a server there and every https address too.
 * @param module such as `mf-team`.
 * @param typed an address, with or without the name of the manifest, or a path of this site.
 * @param page the address of the page.
 */
export function readOverrideAddress(module: string, typed: string, page: string): OverrideAddress {
  let address: URL;
  try {
    address = new URL(typed.trim(), page);
  } catch {
    return { ok: false, problem: 'malformed' };
  }
  const { origin, protocol, hostname, username, password, search, hash } = address;
  const pathname = address.pathname.replace(/(mf-manifest|module)\.json$/, '').replace(/\/*$/, '/');
  if (typed.trim() === '' || username || password || search || hash)
    return { ok: false, problem: 'malformed' };

  const site = new URL(page);
  if (origin === site.origin) {
    return isVersionFolder(module, pathname)
      ? { ok: true, base: pathname }
      : { ok: false, problem: 'notAllowed' };
  }
  const isWeb = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isWeb && isLoopback(site.hostname)
    ? { ok: true, base: `${origin}${pathname}` }
    : { ok: false, problem: 'notAllowed' };
}
