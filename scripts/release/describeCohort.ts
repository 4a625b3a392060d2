import type { CandidateRelease } from '../../shared-lib/src/contract/index.ts';

/** Describes a candidate's audience. @param named number of accounts */
export function describeCohort(percent = 0, named = 0): string {
  const people = `${named} named ${named === 1 ? 'account' : 'accounts'}`;
  if (named === 0) return percent === 0 ? 'no one' : `${percent}%`;
  return percent === 0 ? people : `${percent}% and ${people}`;
}

/** Describes a candidate and its audience. */
export const describeCandidate = ({ version, percent, customers }: CandidateRelease): string =>
  `${version} for ${describeCohort(percent, customers?.length)}`;
