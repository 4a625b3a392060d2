import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSafe } from 'node:https';
import { oddAddresses, securityHeaders } from './oddAddresses.ts';

/** What is asked of a site that is online: its pages, its files, and what a function answers, more than 200 addresses in all. */
const places = ['', '/team', '/.x', '/some-valet/elm-court', '/shell/1.0.0/assets', '/policy-reports'];

/** Requests at a time: a site of Firebase Hosting answers many at once. */
const atOnce = 12;

const patience = 30_000;

/** Asks for a path as it stands; `fetch` would tidy it up first. */
const ask = (site: URL, path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = site.protocol === 'https:' ? requestSafe : requestPlain;
    const { hostname, port } = site;
    request({ hostname, port, path, timeout: patience }, (answer) => {
      answer.resume().on('end', () => resolve(answer));
    })
      .on('timeout', function end(this: { destroy: (error: Error) => void }) {
        this.destroy(new Error(`no answer within ${patience / 1000} seconds`));
      })
      .on('error', reject)
      .end();
  });

/** Google's own front end refuses some addresses before the site is asked, and leads on from others: neither is a page of ours. */
const isPage = (status: number): boolean => (status >= 200 && status < 300) || status === 404;

/** What an answer lacks, in a line; null for nothing. */
const lackOf = ({ statusCode = 0, headers }: IncomingMessage, path: string): string | null => {
  const missing = isPage(statusCode) ? securityHeaders.filter((name) => !(name in headers)) : [];
  return missing.length === 0 ? null : `${statusCode} ${path.slice(0, 80)}: ${missing.join(', ')}`;
};

/**
 * Asks a site that is online for odd addresses, and says which pages lack a header that all must have. Rules of `firebase.json` are read
 * by Hosting's own engine, and a rule that leaves a path out shows nowhere else.
 *
 * @param origin of the site
 * @param print receives lines for a person
 * @returns the exit code
 */
export async function reportHeaders(origin: string, print: (line: string) => void): Promise<number> {
  const site = new URL(origin);
  const paths = oddAddresses(places);
  const lacks: string[] = [];
  const waiting = paths.values();
  const work = async () => {
    for (const path of waiting) {
      const lack = lackOf(await ask(site, path), path);
      if (lack !== null) lacks.push(lack);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } catch (error) {
    print(`${origin} could not be asked for its headers: ${(error as Error).message}`);
    return 1;
  }
  if (lacks.length === 0) {
    print(`${origin} sends the security headers with all of ${paths.length} odd addresses.`);
    return 0;
  }
  print(`${origin} leaves out security headers, of ${paths.length} odd addresses with these:`);
  for (const lack of lacks) print(`  ${lack}`);
  return 1;
}
