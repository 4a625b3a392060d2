/**
 * Headers that apply only to the connection to the site, or to the site's own name. The encoding is among them, since
 * the bytes arrive decompressed.
 */
const ofSiteAlone: ReadonlySet<string> = new Set([
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
 * The headers of a site's answer, for the page at an address of this machine. The policy changes by the WebSocket of the hot reload, since
 * not every browser counts that as the page's own origin, and reports nothing to whoever runs the site.
 *
 * @param headers by names in lower case
 * @param site the site's origin
 * @param host of the page, such as `localhost:5200`
 */
export function adaptHeaders(
  headers: Iterable<readonly [name: string, value: string]>,
  site: string,
  host: string,
): Record<string, string> {
  const adapted = Object.fromEntries([...headers].filter(([name]) => !ofSiteAlone.has(name)));
  const { location, 'content-security-policy': policy } = adapted;
  if (location !== undefined) adapted.location = redirectOf(location, site);
  if (policy !== undefined)
    adapted['content-security-policy'] = policy
      .replace(/\bconnect-src\b/, `connect-src ws://${host}`)
      .replace(/;\s*report-(?:uri|to)\b[^;]*/g, '');
  return adapted;
}

/** A redirect within the site has to stay within the page's own address. */
function redirectOf(location: string, site: string): string {
  const target = URL.parse(location, site);
  return target?.origin === site ? `${target.pathname}${target.search}${target.hash}` : location;
}
