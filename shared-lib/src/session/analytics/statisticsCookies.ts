/** Google Analytics' cookies: `_ga`, and `_ga_` plus a measurement id. */
const isOfStatistics = (name: string) => /^_ga(_[A-Z0-9]+)?$/.test(name);

/**
 * The values to assign to `document.cookie` to delete the statistics cookies. The script sets them on the
 * widest domain the browser allows, which can't be read back, so every candidate domain is tried.
 * @param cookies `document.cookie`.
 * @param hostname such as `hub.example.com`.
 */
export function expiredStatisticsCookies(cookies: string, hostname: string): string[] {
  const names = cookies.split('; ').map((cookie) => cookie.split('=')[0]!);
  const parts = hostname.split('.');
  const domains = parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
  return names.filter(isOfStatistics).flatMap((name) => {
    const gone = `${name}=; Max-Age=0; Path=/`;
    return [gone, ...domains.map((domain) => `${gone}; Domain=${domain}`)];
  });
}
