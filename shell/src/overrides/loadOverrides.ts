import type { ReadEntry } from 'shared-lib/contract';
import { reportProblem } from 'shared-lib/data';
import type { VersionChoice } from '../modules/moduleChoices.ts';
import { pageOverrides } from './pageOverrides.ts';
import { storedOverride } from './storedOverride.ts';
import { wantedOverrides } from './wantedOverrides.ts';

/** An override of this page: what it is, and the version to use; null when that could not be read, so the served one stays. */
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
 * Reads what stands in the place of served versions on this page. Never rejects.
 * @param entries what is served.
 * @param customerId whose page it is; null for a page without an account.
 */
export function loadOverrides(
  entries: readonly ReadEntry[],
  customerId: string | null,
): Promise<PageOverride[]> {
  const wanted = wantedOverrides(entries, {
    customerId,
    page: window.location.href,
    stored: storedOverride(),
    ofPage: pageOverrides(),
  });
  return Promise.all([...wanted].map(([module, base]) => loadOne(module, base)));
}

/** The versions that overrides put in the place of the served ones, by module. */
export const choicesOf = (overrides: readonly PageOverride[]): ReadonlyMap<string, VersionChoice> =>
  new Map(overrides.flatMap(({ module, choice }) => (choice ? [[module, choice]] : [])));
