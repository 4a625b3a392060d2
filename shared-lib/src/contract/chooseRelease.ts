import type { CandidateRelease, ModuleEntry, ModuleRelease } from './releases.ts';

/** Why an account is served a version. */
export type ReleaseReason =
  | { readonly kind: 'stable' }
  /** The account's bucket lies within the candidate's share, in percent. */
  | { readonly kind: 'canary'; readonly percent: number }
  /** The candidate names the account. */
  | { readonly kind: 'pinned' }
  /** What comes next when the choice before it fails. */
  | { readonly kind: 'fallback'; readonly to: 'stable' | 'previous' };

export interface ReleaseChoice {
  readonly release: ModuleRelease;
  readonly reason: ReleaseReason;
}

/** How many buckets the accounts of a module fall into: a hundredth of a percent each. */
const buckets = 10_000;

const { imul } = Math;

/**
 * FNV-1a over the UTF-16 units of a text (of an id, its bytes), and MurmurHash3's final mix: FNV alone leaves ids that differ in their last
 * characters close together.
 * @returns an unsigned 32-bit number
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

/** Where an account stands among all of a module, for ever: 0 to 9999. Each module shuffles the accounts anew. */
export const bucketOf = (module: string, customerId: string): number =>
  hash(`${module}/${customerId}`) % buckets;

/**
 * Which version of a module an account is served, and what to fall back on when that fails. Raising a candidate's percentage
 * only ever adds accounts to it.
 * @param customerId null for a page without an account, which gets the stable version
 * @returns the choice first, then its fallbacks in their order; each version once
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

/** A reason in words, for reports and the modules panel: `canary 20 %`. */
export function reasonWords(reason: ReleaseReason): string {
  switch (reason.kind) {
    case 'stable':
      return 'stable';
    case 'canary':
      return `canary ${reason.percent} %`;
    case 'pinned':
      return 'pinned customer';
    case 'fallback':
      return `fallback to ${reason.to}`;
  }
}
