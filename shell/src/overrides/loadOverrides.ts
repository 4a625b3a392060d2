import type { ParsedEntry } from 'shared-lib/contract';
import { reportProblem } from 'shared-lib/data';
import type { VersionChoice } from '../modules/moduleChoices.ts';
import { pageOverrides } from './pageOverrides.ts';
import { storedOverride } from './storedOverride.ts';
import { activeOverrides } from './activeOverrides.ts';

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
 * Loads this page's overrides. Never rejects.
 * @param entries the served modules.
 * @param customerId the account; null on a page without one.
 */
export function loadOverrides(
  entries: readonly ParsedEntry[],
  customerId: string | null,
): Promise<PageOverride[]> {
  const wanted = activeOverrides(entries, {
    customerId,
    page: window.location.href,
    stored: storedOverride(),
    ofPage: pageOverrides(),
  });
  return Promise.all([...wanted].map(([module, base]) => loadOne(module, base)));
}

/** The replacement versions by module. */
export const choicesOf = (overrides: readonly PageOverride[]): ReadonlyMap<string, VersionChoice> =>
  new Map(overrides.flatMap(({ module, choice }) => (choice ? [[module, choice]] : [])));
