import { parseReleases, withFallback, type ParsedEntry, type ParsedReleases } from 'shared-lib/contract';
import { reportProblem } from 'shared-lib/data';
import { messages } from 'shared-lib/domain';
import { fetchFresh } from './fetchFresh.ts';
import { RELEASES_ADDRESS } from './releasesAddress.ts';
import { warnTour } from '../tours/warnTour.ts';

const KEY = 'vh_releases';

/**
 * The last valid release document this browser stored, as text; null if there is none. It must be validated
 * again: anything on this site can write to the storage.
 */
export function loadLastGoodReleases(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores a valid release document. */
export function saveLastGoodReleases(text: string) {
  try {
    if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
  } catch {
    // The copy built into the page remains.
  }
}

/** How long a page waits for the document before it uses its copy, in milliseconds. */
const patience = 3000;

const readText = (text: string | null | undefined): ParsedReleases => {
  try {
    return parseReleases(JSON.parse(text ?? 'null'));
  } catch {
    return parseReleases(null);
  }
};

/** The fallback for an unreadable document: the newer of the stored copy and the built-in one. */
function copyOf(): ParsedEntry[] {
  const builtIn = readText(document.getElementById('built-in-releases')?.textContent);
  const lastGood = readText(loadLastGoodReleases());
  const isNewer = (lastGood.revision ?? -1) >= (builtIn.revision ?? -1);
  return isNewer ? withFallback(lastGood, builtIn.modules) : builtIn.modules;
}

/** @throws Error if there is no response in time. */
async function fetchText(): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience);
  });
  const answer = fetchFresh(RELEASES_ADDRESS).then((response) => response.text());
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/**
 * The registry's modules; none if this site has no registry, in which case the page has no keys. Never
 * rejects.
 */
async function loadRegistered(): Promise<readonly ParsedEntry[]> {
  const keys = document.querySelector<HTMLMetaElement>('meta[name="module-keys"]')?.content.split(' ');
  if (!keys) return [];
  try {
    const registry = await import(/* webpackChunkName: "registry" */ './registry/loadRegistered.ts');
    return await registry.loadRegistered(keys);
  } catch (error) {
    reportProblem('The registry could not be read', error);
    return [];
  }
}

/**
 * Modules of the site and of its registry. Where both have one, the registry's is used. If the registry has
 * no previous version, the site's is the fallback.
 */
function merged(site: readonly ParsedEntry[], registered: readonly ParsedEntry[]): ParsedEntry[] {
  const entries = new Map(site.map((entry) => [entry.module, entry]));
  for (const entry of registered) {
    const previous = entries.get(entry.module)?.stable;
    entries.set(entry.module, { ...(previous && { previous }), ...entry });
  }
  return [...entries.values()];
}

/**
 * The modules this browser would use now.
 * @throws Error if the site's document can't be read
 */
export async function fetchServed(): Promise<ParsedEntry[]> {
  const { modules } = parseReleases(await (await fetchFresh(RELEASES_ADDRESS)).json());
  return merged(modules, await loadRegistered());
}

/**
 * The currently served modules. Never rejects and is bounded in time: an unreachable document, or bad entries
 * in it, are replaced by a good copy.
 */
export async function loadReleases(): Promise<ParsedEntry[]> {
  const [site, registered] = await Promise.all([loadSite(), loadRegistered()]);
  return merged(site, registered);
}

async function loadSite(): Promise<ParsedEntry[]> {
  let text: string;
  try {
    text = await fetchText();
  } catch (error) {
    reportProblem('The release document could not be read', error);
    return copyOf();
  }
  const read = readText(text);
  for (const { problem } of read.problems) reportProblem(problem);
  for (const problem of read.invalidTourSteps) warnTour(messages.tourStepsNotValid, problem);
  const isWhole = read.modules.length > 0 && read.problems.every(({ costs }) => costs !== 'entry');
  if (isWhole) saveLastGoodReleases(text);
  return isWhole ? read.modules : withFallback(read, copyOf());
}
