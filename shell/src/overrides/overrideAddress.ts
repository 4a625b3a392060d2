import { isLoopback } from './canOverride.ts';

/** Parsed user input: the folder of a build, or an error code. */
export type OverrideAddress =
  | { readonly ok: true; /** Ends with a slash. */ readonly base: string }
  | { readonly ok: false; readonly problem: 'malformed' | 'notAllowed' };

const isVersionFolder = (module: string, pathname: string) =>
  new RegExp(`^/${module}/\\d+\\.\\d+\\.\\d+[^/]*/$`).test(pathname);

/**
 * Parses the address of a build. Its code runs with the account's full permissions, so only trusted origins
 * are allowed: a version of the module on this site, whose policy blocks other origins anyway. A page served
 * from localhost also allows any server there and any https address.
 * @param module such as `mf-team`.
 * @param typed an address, with or without the manifest's name, or a path on this site.
 * @param page the page's address.
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
