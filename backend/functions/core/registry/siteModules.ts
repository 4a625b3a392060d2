import { logger } from 'firebase-functions';
import * as z from 'zod/mini';
import { parseReleases, type ModuleRelease } from 'shared-lib/contract';
import type { ClaimedName } from 'shared-lib/contract/registry';
import { siteAddress } from '../messages/configuration.ts';
import { namesOf, segmentsOf, type OnSite } from './domain/claims.ts';
import { done, refused, type Outcome } from './Outcome.ts';

/** Timeout for the site's own list. */
const patienceMs = 5_000;

const shellSchema = z.object({ shell: z.object({ contract: z.string() }) });

/** The modules and the contract deployed with the site. */
export interface SiteModules {
  /** The version of the contract that the released shell provides. */
  readonly contract: string;
  /** The served versions, by module. */
  readonly releases: Readonly<Record<string, readonly ModuleRelease[]>>;
  /** The first segments of its modules' routes. */
  readonly segments: OnSite<string>;
  /** Its modules' names on the page. */
  readonly names: OnSite<ClaimedName>;
}

/**
 * Reads what is deployed with the site, from its `releases.json`.
 * @returns refused with 503 if the site doesn't answer: only it knows which addresses its modules use
 */
export const readSiteModules = async (): Promise<Outcome<SiteModules>> => {
  try {
    const response = await fetch(siteAddress('/releases.json'), { signal: AbortSignal.timeout(patienceMs) });
    if (!response.ok) throw new Error(`The site answered ${response.status}.`);
    const document: unknown = await response.json();
    const { contract } = z.parse(shellSchema, document).shell;
    const modules = parseReleases(document).modules.map(({ module, stable, candidate, previous }) => {
      const releases = [stable, candidate, previous].flatMap((release) => release ?? []);
      return { module, releases, manifests: releases.map(({ manifest }) => manifest) };
    });
    const by = <Value>(read: (of: (typeof modules)[number]) => Value): Record<string, Value> =>
      Object.fromEntries(modules.map((one) => [one.module, read(one)]));
    return done({
      contract,
      releases: by(({ releases }) => releases),
      segments: by(({ manifests }) => segmentsOf(manifests)),
      names: by(({ manifests }) => namesOf(manifests)),
    });
  } catch (error) {
    logger.error('Reading the site’s releases.json failed', error);
    return refused(503, 'The site’s own list of modules can’t be read. Try again in a moment.');
  }
};
