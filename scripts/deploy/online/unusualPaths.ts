/** The headers that every response of the site must have: a page without them could be framed or run foreign code. */
export const securityHeaders: readonly string[] = [
  'content-security-policy',
  'x-content-type-options',
  'strict-transport-security',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
];

/** What users type or link to, and what scanners try. */
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
