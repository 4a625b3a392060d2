import { readReleases, withFallback, type ReadEntry, type ReadReleases } from 'shared-lib/contract';
import { reportProblem } from 'shared-lib/data';
import { messages } from 'shared-lib/domain';
import { freshFetch } from './freshFetch.ts';
import { RELEASES_ADDRESS } from './releasesAddress.ts';
import { warnOfTour } from '../tours/warnOfTour.ts';

const KEY = 'vh_releases';

/**
 * The release document that this browser read last and found good, as text; null where there is none. Whoever uses it checks
 * it again: anything on this site can write there.
 */
export function lastGoodReleases(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps a release document that was found good. */
export function keepGoodReleases(text: string) {
  try {
    if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
  } catch {
    // The copy inside the page is there.
  }
}

/** Milliseconds for which a page waits for the document before it starts with the copy that it has. */
const patience = 3000;

const readText = (text: string | null | undefined): ReadReleases => {
  try {
    return readReleases(JSON.parse(text ?? 'null'));
  } catch {
    return readReleases(null);
  }
};

/** What stands in for a document that can't be read: the newer of the last good one and the one built into the page. */
function copyOf(): ReadEntry[] {
  const builtIn = readText(document.getElementById('built-in-releases')?.textContent);
  const lastGood = readText(lastGoodReleases());
  const isNewer = (lastGood.revision ?? -1) >= (builtIn.revision ?? -1);
  return isNewer ? withFallback(lastGood, builtIn.modules) : builtIn.modules;
}

/** @throws Error when the document is not answered in time. */
async function fetchText(): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience);
  });
  const answer = freshFetch(RELEASES_ADDRESS).then((response) => response.text());
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/**
 * What is served now of each module. Never rejects and takes no longer than its patience: for an unreachable document, or what
 * is bad in it, a good copy stands.
 */
export async function loadReleases(): Promise<ReadEntry[]> {
  let text: string;
  try {
    text = await fetchText();
  } catch (error) {
    reportProblem('The release document could not be read', error);
    return copyOf();
  }
  const read = readText(text);
  for (const { problem } of read.problems) reportProblem(problem);
  for (const problem of read.invalidTourSteps) warnOfTour(messages.tourStepsNotValid, problem);
  const isWhole = read.modules.length > 0 && read.problems.every(({ costs }) => costs !== 'entry');
  if (isWhole) keepGoodReleases(text);
  return isWhole ? read.modules : withFallback(read, copyOf());
}
