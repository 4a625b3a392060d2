import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSafe } from 'node:https';

/** The paths requested from a live site: its pages, its files and a function's answers, more than 200 addresses in all. */
const places = ['', '/team', '/.x', '/some-valet/elm-court', '/shell/1.0.0/assets', '/policy-reports'];

/** Concurrent requests. Firebase Hosting handles many. */
const concurrency = 12;

const timeoutMillis = 30_000;

/** Requests a path verbatim; `fetch` would normalize it. */
const ask = (site: URL, path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = site.protocol === 'https:' ? requestSafe : requestPlain;
    const { hostname, port } = site;
    request({ hostname, port, path, timeout: timeoutMillis }, (answer) => {
      answer.resume().on('end', () => resolve(answer));
    })
      .on('timeout', function end(this: { destroy: (error: Error) => void }) {
        this.destroy(new Error(`no answer within ${timeoutMillis / 1000} seconds`));
      })
      .on('error', reject)
      .end();
  });

/** Google's front end rejects some addresses before they reach the site and redirects others; neither is a page of ours. */
const isPage = (status: number): boolean => (status >= 200 && status < 300) || status === 404;

/** The headers that every response of the site must have: a page without them could be framed or run foreign code. */
export const securityHeaders: readonly string[] = [
  'content-security-policy',
  'x-content-type-options',
  'strict-transport-security',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
];

/** Endings that users type or link to, and that scanners try. */
const endings = [
  ...[
    '',
    '/',
    '/.x',
    '/.x/y',
    '/x/.y/.z',
    '/..x',
    '/...',
    '/.well-known/x',
    '/.git/config',
    '/.env',
    '/x.',
    '/.x.html',
  ],
  ...[
    '//',
    '//x',
    '/;x',
    '/x;y',
    '/?',
    '/?x=1',
    '/%20',
    '/%2e',
    '/%2e%2e',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%2Fx',
    '/~',
  ],
  ...[
    '/%C3%A9',
    '/%F0%9F%98%80',
    '/index.html',
    '/x.map',
    '/__proto__',
    '/constructor',
    '/*',
    '/(x)',
    '/[x]',
    '/{x}',
  ],
  ...[
    '/a.js',
    '/missing.js',
    '/a.js/',
    '/a.js?x=1',
    '/mf-manifest.json',
    '/init.json',
    '/.well-known/security.txt',
    '/.well-known/../x',
  ],
  ...[
    '/%00',
    '/%0A',
    '/%0d%0aX-Evil:%201',
    '/%',
    '/%zz',
    '/%C0%AE',
    '/%ED%A0%80',
    '/\\x',
    '/a/%2F%2Fb',
    '/x%2F..%2Fy',
  ],
  ...['/x..', '/x...', '/"', "/'", '/<x>', '/|', '/^', '/a:b', '/@', '/!', `/${'x'.repeat(6000)}`],
];

/** Combines each path with each odd ending. @param places without a trailing slash; empty for the root */
export const unusualPaths = (places: readonly string[]): string[] =>
  places.flatMap((place) => endings.map((ending) => place + ending || '/'));

/** A response's missing headers, in one line; null for none. */
const missingHeadersOf = ({ statusCode = 0, headers }: IncomingMessage, path: string): string | null => {
  const missing = isPage(statusCode) ? securityHeaders.filter((name) => !(name in headers)) : [];
  return missing.length === 0 ? null : `${statusCode} ${path.slice(0, 80)}: ${missing.join(', ')}`;
};

/**
 * Requests odd addresses from a live site and reports pages without a required header. Hosting's own engine interprets the rules of
 * `firebase.json`, so nothing else reveals a rule that misses a path.
 *
 * @param origin of the site
 * @param print receives lines for the user
 * @returns the exit code
 */
export async function reportHeaders(origin: string, print: (line: string) => void): Promise<number> {
  const site = new URL(origin);
  const paths = unusualPaths(places);
  const lacks: string[] = [];
  const waiting = paths.values();
  const work = async () => {
    for (const path of waiting) {
      const lack = missingHeadersOf(await ask(site, path), path);
      if (lack !== null) lacks.push(lack);
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
  } catch (error) {
    print(`${origin} could not be checked for headers: ${(error as Error).message}`);
    return 1;
  }
  if (lacks.length === 0) {
    print(`${origin} sends the security headers for all ${paths.length} unusual addresses.`);
    return 0;
  }
  print(`${origin} omits security headers for these of the ${paths.length} unusual addresses:`);
  for (const lack of lacks) print(`  ${lack}`);
  return 1;
}
