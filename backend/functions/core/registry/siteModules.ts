import { logger } from 'firebase-functions';
import * as z from 'zod/mini';
import { parseReleases } from 'shared-lib/contract';
import { siteAddress } from '../messages/configuration.ts';
import { segmentsOf } from './domain/claims.ts';
import { done, refused, type Outcome } from './Outcome.ts';

/** Timeout for the site's own list. */
const patienceMs = 5_000;

const shellSchema = z.object({ shell: z.object({ contract: z.string() }) });

/** What is deployed with the site. */
export interface SiteModules {
  /** The version of the contract that the released shell provides. */
  readonly contract: string;
  /** The first segments of its modules' routes, by module. */
  readonly segments: Readonly<Record<string, readonly string[]>>;
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
    const segments = parseReleases(document).modules.map(
      ({ module, stable, candidate, previous }) =>
        [
          module,
          segmentsOf([stable, candidate, previous].flatMap((release) => release?.manifest ?? [])),
        ] as const,
    );
    return done({ contract, segments: Object.fromEntries(segments) });
  } catch (error) {
    logger.error('Reading the site’s releases.json failed', error);
    return refused(503, 'The site’s own list of modules can’t be read. Try again in a moment.');
  }
};
