/** Headers that apply only to the connection to the site or to its domain. The encoding is one: the bytes arrive decompressed. */
const siteOnlyHeaders: ReadonlySet<string> = new Set([
  'alt-svc',
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'set-cookie',
  'strict-transport-security',
  'transfer-encoding',
]);

/**
 * A site's response headers, adapted for a page on this machine. The policy adds the hot reload's WebSocket, which not every browser
 * considers same-origin, and drops reports to the site's operator.
 *
 * @param headers with lower-case names
 * @param site the site's origin
 * @param host of the page, e.g. `localhost:5200`
 */
export function adaptHeaders(
  headers: Iterable<readonly [name: string, value: string]>,
  site: string,
  host: string,
): Record<string, string> {
  const adapted = Object.fromEntries([...headers].filter(([name]) => !siteOnlyHeaders.has(name)));
  const { location, 'content-security-policy': policy } = adapted;
  if (location !== undefined) adapted.location = redirectOf(location, site);
  if (policy !== undefined)
    adapted['content-security-policy'] = policy
      .replace(/\bconnect-src\b/, `connect-src ws://${host}`)
      .replace(/;\s*report-(?:uri|to)\b[^;]*/g, '');
  return adapted;
}

/** Keeps redirects within the site on the page's own origin. */
function redirectOf(location: string, site: string): string {
  const target = URL.parse(location, site);
  return target?.origin === site ? `${target.pathname}${target.search}${target.hash}` : location;
}
