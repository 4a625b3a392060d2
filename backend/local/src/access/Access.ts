import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** A request that this machine does not answer: somebody else's page made it, or it asks for what its page may not. */
export class AccessError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AccessError';
  }
}

/** What only an administrator may ask for: the emulators' own endpoints, which empty a database, set rules or tell secrets. */
const ADMINISTRATIVE = /^\/(emulator\/v1\/|internal\/setRules\/?$)/;
/** This machine's own names. No name server can lead another name below `localhost` elsewhere (RFC 6761). */
const OWN_NAME = /^(localhost|([a-z0-9-]+\.)+localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Who may use the services. They listen on this machine alone, but every page that a browser here has open can send them requests. So
 * these must name this machine as itself, and come from a page of this machine or from no page at all. Such a page is nobody's
 * administrator, unless it knows the token of this start.
 */
export class Access {
  readonly #token: Buffer | null;
  readonly #origins: ReadonlySet<string>;
  readonly #hosts: ReadonlySet<string>;

  /**
   * @param token makes its bearer an administrator; null for none
   * @param origins of further pages that may use the services, such as `http://app.test:3000`
   */
  constructor(token: string | null = null, origins: readonly string[] = []) {
    this.#token = token === null ? null : Buffer.from(token);
    this.#origins = new Set(origins);
    this.#hosts = new Set(origins.map((origin) => new URL(origin).hostname));
  }

  /**
   * Judges a request by its headers, before anything else looks at it. An administrator's becomes one with `Bearer owner`, which is all
   * that the services know of the token.
   *
   * @throws AccessError
   */
  admit(request: IncomingMessage): void {
    const { headers } = request;
    // Pages of this machine need no leave to reach it; with this, those of others would get it.
    delete headers['access-control-request-private-network'];
    if (!this.#isOwnHost(headers.host))
      throw new AccessError(`The local Firebase does not answer to the name ${String(headers.host)}.`);
    if (headers.origin !== undefined && !this.#isOwnOrigin(headers.origin) && !isOfItself(headers))
      throw new AccessError(`The local Firebase does not answer pages of ${headers.origin}.`);
    if (headers.origin === undefined && this.#isOfOtherSite(request))
      throw new AccessError('The local Firebase does not answer pages of other sites.');
    const authorization = this.credential(request, headers.authorization);
    if (authorization !== undefined) headers.authorization = authorization;
    const path = readingsOf(request.url ?? '/').find((reading) => ADMINISTRATIVE.test(reading));
    if (path !== undefined && request.method !== 'OPTIONS' && !this.isAdministrator(request))
      throw new AccessError(`A page needs the administrator's token for ${path}.`);
  }

  /**
   * What an Authorization header says once the token has been looked at.
   *
   * @param header as it was sent with the request, or in the body of it where a browser can't send headers
   * @returns `… owner` for an administrator
   * @throws AccessError for a page that calls itself an administrator without the token
   */
  credential(request: IncomingMessage, header: string | undefined): string | undefined {
    const [, scheme = '', credential = ''] = /^(\S+)\s+(\S+)\s*$/.exec(header ?? '') ?? [];
    if (this.#isToken(credential)) return `${scheme} owner`;
    if (credential === 'owner' && isOfPage(request))
      throw new AccessError("A page needs the administrator's token; `owner` is for programs.");
    return header;
  }

  /** Whether an admitted request may do what only administrators do: a program may, and a page that has sent the token. */
  isAdministrator(request: IncomingMessage): boolean {
    return !isOfPage(request) || /^bearer owner$/i.test(request.headers.authorization ?? '');
  }

  /** Whether this is the token of this start. */
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

  /** Requests without an origin: pictures, scripts, and pages that are opened. Only the last may come from elsewhere. */
  #isOfOtherSite({ headers, method }: IncomingMessage): boolean {
    if (headers['sec-fetch-site'] !== 'cross-site') return false;
    const opens = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
    if (opens && method === 'GET') return false;
    // A page at `localhost` that shows a picture of a service at `127.0.0.1` is of another site by name.
    return !this.#isOwnOrigin(originOf(headers.referer));
  }
}

/** A page that sends no referrer names no origin with its forms either. The browser says all the same that they come from the page itself. */
function isOfItself(headers: IncomingHttpHeaders): boolean {
  return headers.origin === 'null' && headers['sec-fetch-site'] === 'same-origin';
}

/** Browsers say with every request whether it is of the same site; programs don't, nor can a page keep its browser from it. */
function isOfPage({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}

function originOf(url: string | undefined): string {
  try {
    return new URL(url ?? '').origin;
  } catch {
    return '';
  }
}

/** The path of a request, as the services may read it: some take it as it is, some as a URL, in which `..` leads up. */
function readingsOf(url: string): string[] {
  const path = decoded(url.replace(/^[a-z]+:\/\/[^/?]*/i, '')).replace(/\/{2,}/g, '/');
  return [path, new URL(`http://localhost${path.startsWith('/') ? '' : '/'}${path}`).pathname];
}

/** The path of a URL without what is encoded in it. */
function decoded(url: string): string {
  const [path = ''] = url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
