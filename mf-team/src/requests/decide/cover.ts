import type { Cover } from './shiftChanges.ts';
import type { RankedCandidate } from './rankedCandidates.ts';

const agentPrefix = 'agent:';

/** A choice as the value of a field. */
export const coverKey = (cover: Cover): string =>
  cover.kind === 'agent' ? agentPrefix + cover.id : cover.kind;

/** The choice that a field's value stands for; what it can't read leaves the shift open. */
export function coverOfKey(key: string): Cover {
  if (key.startsWith(agentPrefix)) return { kind: 'agent', id: key.slice(agentPrefix.length) };
  return { kind: key === 'keep' ? 'keep' : 'open' };
}

/** The best of those who are free; with nobody free the shift stays open. */
export const suggestedCover = (
  candidates: readonly Pick<RankedCandidate<{ id: string }>, 'isFree' | 'member'>[],
): Cover => {
  const [best] = candidates;
  return best?.isFree ? { kind: 'agent', id: best.member.id } : { kind: 'open' };
};

/** Those who may stand in for all of several shifts, free for each where they are said to be; in the order of the first. */
export function candidatesForAll<Member extends { id: string }>(
  perShift: readonly (readonly RankedCandidate<Member>[])[],
): RankedCandidate<Member>[] {
  const [first = [], ...others] = perShift;
  return first
    .map((candidate) => {
      const elsewhere = others.flatMap(
        (candidates) => candidates.find(({ member }) => member.id === candidate.member.id) ?? [],
      );
      return {
        ...candidate,
        isFree: candidate.isFree && elsewhere.every(({ isFree }) => isFree),
        conflicts: [candidate, ...elsewhere].flatMap(({ conflicts }) => conflicts),
      };
    })
    .sort((a, b) => Number(b.isFree) - Number(a.isFree));
}
