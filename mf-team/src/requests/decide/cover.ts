import { ineligibleFor } from 'mf-team/domain';
import { startSameHour, type Duties, type ShiftPlace, type TeamMember } from 'shared-lib/domain';
import type { Choice } from '../substitutes/rankChoices.ts';
import type { RankedCandidate } from './rankedCandidates.ts';
import type { Cover } from './shiftChanges.ts';

const agentPrefix = 'agent:';

/** Encodes a choice as a field's value. */
export const coverKey = (cover: Cover): string =>
  cover.kind === 'agent' ? agentPrefix + cover.id : cover.kind;

/** Decodes a field's value; an unreadable one leaves the shift open. */
export function coverOfKey(key: string): Cover {
  if (key.startsWith(agentPrefix)) return { kind: 'agent', id: key.slice(agentPrefix.length) };
  return { kind: key === 'keep' || key === 'offer' ? key : 'open' };
}

/** A possible substitute, as a suggestion needs to know them. */
type Suggested = Pick<Choice<Pick<TeamMember, 'id' | 'tier'>>, 'conflicts' | 'member' | 'workedMin'>;

/**
 * Suggests the best candidate for each shift who may take it (`ineligibleFor`) and isn't suggested for another at the
 * same hour. Without one, the shift is offered to the team, or stays open once its service has started.
 * @param perShift the candidates of each shift, the best first.
 * @param now epoch milliseconds
 */
export function suggestedCovers(
  shifts: readonly ShiftPlace[],
  perShift: readonly (readonly Suggested[])[],
  duties: Pick<Duties, 'startOf'>,
  now: number,
): Cover[] {
  const covers: Cover[] = [];
  for (const [index, shift] of shifts.entries()) {
    const taken = new Set(
      covers.flatMap((cover, at) =>
        cover.kind === 'agent' && startSameHour(shift, shifts[at]!, duties) ? [cover.id] : [],
      ),
    );
    const best = perShift[index]?.find(
      ({ conflicts, member, workedMin }) =>
        !taken.has(member.id) &&
        ineligibleFor({ isActive: true, tier: member.tier, conflicts, workedMin }) === null,
    );
    const kind = canBeOffered(shift, duties, now) ? 'offer' : 'open';
    covers.push(best ? { kind: 'agent', id: best.member.id } : { kind });
  }
  return covers;
}

/** Whether a shift can still be offered: its service hasn't started. */
export const canBeOffered = (shift: ShiftPlace, { startOf }: Pick<Duties, 'startOf'>, now: number): boolean =>
  (startOf(shift) ?? now) > now;

/**
 * The candidates of one of several shifts, updated by the choices for the others: a candidate chosen for
 * another at the same hour isn't free, regardless of the stored data.
 * @param index which shift.
 * @param covers the choice for each.
 */
export function candidatesForShift<Candidate extends RankedCandidate<{ readonly id: string }>>(
  candidates: readonly Candidate[],
  index: number,
  shifts: readonly ShiftPlace[],
  covers: readonly Cover[],
  duties: Pick<Duties, 'startOf'>,
): Candidate[] {
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
export function candidatesForAll<Candidate extends RankedCandidate<{ readonly id: string }>>(
  perShift: readonly (readonly Candidate[])[],
): Candidate[] {
  const [first = [], ...others] = perShift;
  return first
    .map((candidate) => {
      const elsewhere = others.flatMap(
        (candidates) => candidates.find(({ member }) => member.id === candidate.member.id) ?? [],
      );
      return {
        ...candidate,
        isFree: candidate.isFree && elsewhere.every(({ isFree }) => isFree),
        mayServe: candidate.mayServe && elsewhere.every(({ mayServe }) => mayServe),
        conflicts: [candidate, ...elsewhere].flatMap(({ conflicts }) => conflicts),
      };
    })
    .sort((a, b) => Number(b.isFree) - Number(a.isFree));
}
