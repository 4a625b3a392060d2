import { startSameHour, type Duties, type ShiftPlace } from 'shared-lib/domain';
import type { Cover } from './shiftChanges.ts';
import type { RankedCandidate } from './rankedCandidates.ts';

const agentPrefix = 'agent:';

/** Encodes a choice as a field's value. */
export const coverKey = (cover: Cover): string =>
  cover.kind === 'agent' ? agentPrefix + cover.id : cover.kind;

/** Decodes a field's value; an unreadable one leaves the shift open. */
export function coverOfKey(key: string): Cover {
  if (key.startsWith(agentPrefix)) return { kind: 'agent', id: key.slice(agentPrefix.length) };
  return { kind: key === 'keep' ? 'keep' : 'open' };
}

/**
 * Suggests the best free candidate for each shift who isn't suggested for another at the same hour; without
 * one, the shift stays open.
 * @param perShift the candidates of each shift, the best first.
 */
export function suggestedCovers(
  shifts: readonly ShiftPlace[],
  perShift: readonly (readonly Pick<RankedCandidate<{ id: string }>, 'isFree' | 'member'>[])[],
  duties: Pick<Duties, 'startOf'>,
): Cover[] {
  const covers: Cover[] = [];
  for (const [index, shift] of shifts.entries()) {
    const taken = new Set(
      covers.flatMap((cover, at) =>
        cover.kind === 'agent' && startSameHour(shift, shifts[at]!, duties) ? [cover.id] : [],
      ),
    );
    const best = perShift[index]?.find(({ isFree, member }) => isFree && !taken.has(member.id));
    covers.push(best ? { kind: 'agent', id: best.member.id } : { kind: 'open' });
  }
  return covers;
}

/**
 * The candidates of one of several shifts, updated by the choices for the others: a candidate chosen for
 * another at the same hour isn't free, whatever is already saved.
 * @param index which shift.
 * @param covers the choice for each.
 */
export function candidatesForShift<Member extends { id: string }>(
  candidates: readonly RankedCandidate<Member>[],
  index: number,
  shifts: readonly ShiftPlace[],
  covers: readonly Cover[],
  duties: Pick<Duties, 'startOf'>,
): RankedCandidate<Member>[] {
  return candidates.map((candidate) => {
    const given = shifts.filter((_, at) => {
      const cover = covers[at];
      return at !== index && cover?.kind === 'agent' && cover.id === candidate.member.id;
    });
    const clashes = given.filter((shift) => startSameHour(shift, shifts[index]!, duties));
    return {
      ...candidate,
      isFree: candidate.isFree && clashes.length === 0,
      shiftsThatNight: candidate.shiftsThatNight + given.length,
      conflicts: [
        ...candidate.conflicts,
        ...clashes.map(({ communityId }) => ({ kind: 'sameHour' as const, communityId, isRoute: false })),
      ],
    };
  });
}

/** Candidates for all of several shifts, free only if free for each of them; in the order of the first. */
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
