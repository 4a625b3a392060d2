/** The cookies by which Google Analytics knows a browser again: `_ga`, and `_ga_` with a measurement id. */
const isOfStatistics = (name: string) => /^_ga(_[A-Z0-9]+)?$/.test(name);

/**
 * What is to be written into `document.cookie` so that the browser forgets the cookies of usage statistics. The script that makes them
 * takes the widest domain that the browser lets it, which nobody can read afterwards; so each domain is tried.
 * @param cookies `document.cookie`.
 * @param hostname such as `hub.example.com`.
 */
export function forgetStatisticsCookies(cookies: string, hostname: string): string[] {
  const names = cookies.split('; ').map((cookie) => cookie.split('=')[0]!);
  const parts = hostname.split('.');
  const domains = parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
  return names.filter(isOfStatistics).flatMap((name) => {
    const gone = `${name}=; Max-Age=0; Path=/`;
    return [gone, ...domains.map((domain) => `${gone}; Domain=${domain}`)];
  });
}
