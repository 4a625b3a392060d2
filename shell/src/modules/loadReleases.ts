import { readReleases, withFallback, type ModuleRelease } from 'shared-lib/contract';
import { reportProblem } from 'shared-lib/data';
import { messages } from 'shared-lib/domain';
import { warnOfTour } from '../tours/warnOfTour.ts';

/** The copy of the release document that was built into the page. */
function builtIn(): unknown {
  return JSON.parse(document.getElementById('built-in-releases')?.textContent ?? '{}');
}

async function fetchReleases(): Promise<unknown> {
  const response = await fetch('/releases.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`releases.json answered ${response.status}`);
  return response.json();
}

/**
 * Which version of which module this page uses; decided once, before the first module is registered. Never rejects: for an
 * unreachable document, or what is bad in it, the copy built into the page stands.
 */
export async function loadReleases(): Promise<ModuleRelease[]> {
  let document: unknown;
  try {
    document = await fetchReleases();
  } catch (error) {
    reportProblem('The release document could not be read', error);
  }
  const read = readReleases(document);
  for (const { problem } of read.problems) reportProblem(problem);
  for (const problem of read.invalidTourSteps) warnOfTour(messages.tourStepsNotValid, problem);
  return withFallback(read, readReleases(builtIn()).modules).map(({ stable }) => stable);
}
