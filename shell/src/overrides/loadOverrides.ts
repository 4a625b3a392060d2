import type { ParsedEntry } from 'shared-lib/contract';
import { reportProblem } from 'shared-lib/data';
import type { VersionChoice } from '../modules/moduleChoices.ts';
import { pageOverrides } from './pageOverrides.ts';
import { storedOverride } from './storedOverride.ts';

/**
 * An override on this page, and the version to use; null if it couldn't be read, in which case the served
 * version is used.
 */
export interface PageOverride {
  readonly module: string;
  readonly address: string;
  readonly choice: VersionChoice | null;
}

async function loadOne(module: string, base: string): Promise<PageOverride> {
  try {
    const { readBuild } = await import(/* webpackChunkName: "override" */ './readBuild.ts');
    return { module, address: base, choice: await readBuild(module, base) };
  } catch (error) {
    reportProblem(`The override of ${module} could not be read`, error);
    return { module, address: base, choice: null };
  }
}

/**
 * Loads this page's overrides. Never rejects. Their code is loaded only if this tab or the page's server has set any.
 * @param entries the served modules.
 * @param customerId the account; null on a page without one.
 */
export async function loadOverrides(
  entries: readonly ParsedEntry[],
  customerId: string | null,
): Promise<readonly PageOverride[]> {
  const [stored, ofPage] = [storedOverride(), pageOverrides()];
  if (stored === null && Object.keys(ofPage).length === 0) return [];
  try {
    const { activeOverrides } = await import(/* webpackChunkName: "override" */ './activeOverrides.ts');
    const wanted = activeOverrides(entries, { customerId, page: window.location.href, stored, ofPage });
    return await Promise.all([...wanted].map(([module, base]) => loadOne(module, base)));
  } catch (error) {
    reportProblem('The overrides could not be loaded', error);
    return [];
  }
}

/** The replacement versions by module. */
export const choicesOf = (overrides: readonly PageOverride[]): ReadonlyMap<string, VersionChoice> =>
  new Map(overrides.flatMap(({ module, choice }) => (choice ? [[module, choice]] : [])));
