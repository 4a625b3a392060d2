import type { CandidateRelease, ModuleEntry, ModuleRelease } from './releases.ts';

/** Why an account gets a version. */
export type ReleaseReason =
  | { readonly kind: 'stable' }
  /** The account's bucket is within the candidate's percentage. */
  | { readonly kind: 'canary'; readonly percent: number }
  /** The candidate names this account. */
  | { readonly kind: 'pinned' }
  /** Used when the choice before it fails. */
  | { readonly kind: 'fallback'; readonly to: 'stable' | 'previous' };

export interface ReleaseChoice {
  readonly release: ModuleRelease;
  readonly reason: ReleaseReason;
}

/** Number of buckets per module: one is a hundredth of a percent of accounts. */
const buckets = 10_000;

const { imul } = Math;

/**
 * FNV-1a over UTF-16 code units, then MurmurHash3's final mix, because FNV alone leaves ids that differ only
 * in their last characters close together.
 * @returns an unsigned 32-bit integer
 */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = imul(value ^ (value >>> 16), 0x85ebca6b);
  value = imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** An account's fixed bucket, 0 to 9999. Each module distributes accounts differently. */
export const bucketOf = (module: string, customerId: string): number =>
  hash(`${module}/${customerId}`) % buckets;

/**
 * Chooses the version of a module for an account, and its fallbacks. Raising a candidate's percentage only
 * ever adds accounts.
 * @param customerId null on a page without an account, which gets stable
 * @returns the choice, then its fallbacks in order, without duplicates
 */
export function chooseRelease(
  { stable, candidate, previous }: Pick<ModuleEntry, 'stable' | 'candidate' | 'previous'>,
  module: string,
  customerId: string | null,
): [ReleaseChoice, ...ReleaseChoice[]] {
  const onTrial = candidate && customerId !== null ? reasonForCandidate(candidate, module, customerId) : null;
  const choices: [ReleaseChoice, ...ReleaseChoice[]] =
    candidate && onTrial
      ? [
          { release: candidate, reason: onTrial },
          { release: stable, reason: { kind: 'fallback', to: 'stable' } },
        ]
      : [{ release: stable, reason: { kind: 'stable' } }];
  if (previous) choices.push({ release: previous, reason: { kind: 'fallback', to: 'previous' } });
  const [first, ...rest] = choices;
  const seen = new Set([first.release.version]);
  return [first, ...rest.filter(({ release: { version } }) => !seen.has(version) && seen.add(version))];
}

function reasonForCandidate(
  { percent = 0, customers = [] }: CandidateRelease,
  module: string,
  customerId: string,
): ReleaseReason | null {
  if (customers.includes(customerId)) return { kind: 'pinned' };
  return bucketOf(module, customerId) < percent * (buckets / 100) ? { kind: 'canary', percent } : null;
}

/** A reason as text for reports and the modules panel: `canary 20%`. */
export function formatReason(reason: ReleaseReason): string {
  switch (reason.kind) {
    case 'stable':
      return 'stable';
    case 'canary':
      return `canary ${reason.percent}%`;
    case 'pinned':
      return 'pinned customer';
    case 'fallback':
      return `fallback to ${reason.to}`;
  }
}
