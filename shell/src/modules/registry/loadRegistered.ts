import type { ParsedEntry } from 'shared-lib/contract';
import { registryAddress } from 'shared-lib/contract/documents';
import { reportProblem } from 'shared-lib/data';
import { fetchFresh } from '../fetchFresh.ts';
import { verifyRegistry } from './verifyRegistry.ts';

const KEY = 'vh_registry';

/** How long a page waits for the registry, in milliseconds: less if it has a good copy. */
const patience = { withCopy: 1000, withoutCopy: 3000 };

function readCopy(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

function saveCopy(text: string) {
  try {
    if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
  } catch {
    // Then the next page has no copy.
  }
}

/**
 * Reads the registry and stores what pages may use.
 * @throws Error if it can't be read
 */
async function readRegistry(rootKeys: readonly string[]): Promise<readonly ParsedEntry[]> {
  const answer = (await (await fetchFresh(registryAddress)).json()) as unknown;
  const { entries, kept, problems } = await verifyRegistry(rootKeys, answer, readCopy());
  for (const problem of problems) reportProblem(problem);
  saveCopy(JSON.stringify(kept));
  return entries;
}

/**
 * The registry's modules for this page. Never rejects and is bounded in time: if the registry doesn't
 * respond, the last good copy is used, and a response that arrives later is kept for the next page.
 */
export async function loadRegistered(rootKeys: readonly string[]): Promise<readonly ParsedEntry[]> {
  const copy = readCopy();
  const fromCopy = async () => (await verifyRegistry(rootKeys, null, copy)).entries;
  const limit = copy === null ? patience.withoutCopy : patience.withCopy;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  const read = readRegistry(rootKeys).catch((error: unknown) => {
    reportProblem('The registry of modules could not be read', error);
    return fromCopy();
  });
  return Promise.race([read, late.then(fromCopy)]).finally(() => clearTimeout(timer));
}
