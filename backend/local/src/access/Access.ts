import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** A request this machine refuses: it comes from a foreign page, or requests something its page may not do. */
export class AccessError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AccessError';
  }
}

/** Administrator-only paths: the emulators' own endpoints, which clear a database, set rules or reveal secrets. */
const ADMINISTRATIVE = /^\/(emulator\/v1\/|internal\/setRules\/?$)/;
/** This machine's own names. Names below `localhost` can't resolve elsewhere (RFC 6761). */
const OWN_NAME = /^(localhost|([a-z0-9-]+\.)+localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Controls who may use the services. They listen only on this machine, but any page open in a local browser can send them requests. So
 * requests must use this machine's own name as host, and come from one of its pages or from no page. Pages aren't administrators unless
 * they know this start's token.
 */
export class Access {
  readonly #token: Buffer | null;
  readonly #origins: ReadonlySet<string>;
  readonly #hosts: ReadonlySet<string>;

  /**
   * @param token makes its bearer an administrator; null for none
   * @param origins of additional pages that may use the services, e.g. `http://app.test:3000`
   */
  constructor(token: string | null = null, origins: readonly string[] = []) {
    this.#token = token === null ? null : Buffer.from(token);
    this.#origins = new Set(origins);
    this.#hosts = new Set(origins.map((origin) => new URL(origin).hostname));
  }

  /**
   * Checks a request's headers before anything else reads them. An administrator's authorization is replaced with `Bearer owner`, so the
   * services don't need the token.
   *
   * @throws AccessError
   */
  admit(request: IncomingMessage): void {
    const { headers } = request;
    // Pages on this machine don't need this header (private network access); with it, other sites' pages would get permission.
    delete headers['access-control-request-private-network'];
    if (!this.#isOwnHost(headers.host))
      throw new AccessError(`The local Firebase does not accept the host name ${String(headers.host)}.`);
    if (headers.origin !== undefined && !this.#isOwnOrigin(headers.origin) && !isSameOriginForm(headers))
      throw new AccessError(`The local Firebase does not accept requests from ${headers.origin}.`);
    if (headers.origin === undefined && this.#isOfOtherSite(request))
      throw new AccessError('The local Firebase does not accept requests from other sites.');
    const authorization = this.credential(request, headers.authorization);
    if (authorization !== undefined) headers.authorization = authorization;
    const path = readingsOf(request.url ?? '/').find((reading) => ADMINISTRATIVE.test(reading));
    if (path !== undefined && request.method !== 'OPTIONS' && !this.isAdministrator(request))
      throw new AccessError(`A page needs the administrator's token for ${path}.`);
  }

  /**
   * The Authorization header after checking the token.
   *
   * @param header from the request, or from its body when a browser can't send headers
   * @returns `… owner` for an administrator
   * @throws AccessError for a page that claims to be an administrator without the token
   */
  credential(request: IncomingMessage, header: string | undefined): string | undefined {
    const [, scheme = '', credential = ''] = /^(\S+)\s+(\S+)\s*$/.exec(header ?? '') ?? [];
    if (this.#isToken(credential)) return `${scheme} owner`;
    if (credential === 'owner' && isFromPage(request))
      throw new AccessError("A page needs the administrator's token; `owner` is for programs.");
    return header;
  }

  /** Whether an admitted request may do what only administrators may: true for programs, and for pages that sent the token. */
  isAdministrator(request: IncomingMessage): boolean {
    return !isFromPage(request) || /^bearer owner$/i.test(request.headers.authorization ?? '');
  }

  #isToken(credential: string): boolean {
    const given = Buffer.from(credential);
    return this.#token !== null && given.length === this.#token.length && timingSafeEqual(given, this.#token);
  }

  #isOwnHost(host: string | undefined): boolean {
    const name = (host ?? '').toLowerCase().replace(/:\d{1,5}$/, '');
    return OWN_NAME.test(name) || this.#hosts.has(name);
  }

  #isOwnOrigin(origin: string): boolean {
    if (this.#origins.has(origin)) return true;
    const [, name = ''] = /^https?:\/\/([^/]+?)(?::\d{1,5})?$/.exec(origin.toLowerCase()) ?? [];
    return OWN_NAME.test(name);
  }

  /** Whether a request without an origin (an image, a script or a navigation) comes from another site. Only navigations may. */
  #isOfOtherSite({ headers, method }: IncomingMessage): boolean {
    if (headers['sec-fetch-site'] !== 'cross-site') return false;
    const opens = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
    if (opens && method === 'GET') return false;
    // A page at `localhost` that shows an image from a service at `127.0.0.1` counts as cross-site.
    return !this.#isOwnOrigin(originOf(headers.referer));
  }
}

/** A page without referrers sends its forms without an origin too, but the browser still marks them as same-origin. */
function isSameOriginForm(headers: IncomingHttpHeaders): boolean {
  return headers.origin === 'null' && headers['sec-fetch-site'] === 'same-origin';
}

/** Browsers always send `Sec-Fetch-Site`, and pages can't prevent that; programs don't send it. */
function isFromPage({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}

function originOf(url: string | undefined): string {
  try {
    return new URL(url ?? '').origin;
  } catch {
    return '';
  }
}

/** The possible readings of a request's path: some services use it verbatim, some parse it as a URL, which resolves `..`. */
function readingsOf(url: string): string[] {
  const path = decoded(url.replace(/^[a-z]+:\/\/[^/?]*/i, '')).replace(/\/{2,}/g, '/');
  return [path, new URL(`http://localhost${path.startsWith('/') ? '' : '/'}${path}`).pathname];
}

/** A URL's path, decoded. */
function decoded(url: string): string {
  const [path = ''] = url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
