/** What holds for the connection to the site alone, or for the site's own name. Of what was compressed, plain bytes arrive. */
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
 * The headers of a site's answer, for the page at an address of this machine. The policy stays as it is, but for the WebSocket of
 * the hot reload, which not every browser counts as the page's own.
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
    adapted['content-security-policy'] = policy.replace(/\bconnect-src\b/, `connect-src ws://${host}`);
  return adapted;
}

/** A redirect within the site is one within the page's own address. */
function redirectOf(location: string, site: string): string {
  const target = URL.parse(location, site);
  return target?.origin === site ? `${target.pathname}${target.search}${target.hash}` : location;
}
