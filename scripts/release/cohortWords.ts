import type { CandidateRelease } from '../../shared-lib/src/contract/index.ts';

/** For whom a candidate is, in words. @param named how many accounts */
export function cohortWords(percent = 0, named = 0): string {
  const people = `${named} named ${named === 1 ? 'account' : 'accounts'}`;
  if (named === 0) return percent === 0 ? 'nobody' : `${percent} %`;
  return percent === 0 ? people : `${percent} % and ${people}`;
}

/** A candidate and for whom it is, in words. */
export const candidateWords = ({ version, percent, customers }: CandidateRelease): string =>
  `${version} for ${cohortWords(percent, customers?.length)}`;
