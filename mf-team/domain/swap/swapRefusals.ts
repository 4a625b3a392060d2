import { addDays, severityOf, type ShiftConflict, type ShiftPlace, type Tier } from 'shared-lib/domain';
import { isOpenSwap, swapLimits, swapPlace, type ShiftSwap, type SwapLeg } from './shiftSwap.ts';

/** Why a shift can't change hands, in the words of `acceptShift` where they mean the same. */
export const legRefusals = [
  'noShift',
  'started',
  'changed',
  'inactive',
  'office',
  'timeOff',
  'busy',
] as const;
export type LegRefusal = (typeof legRefusals)[number];

/** Why a swap can't be asked for. */
export const askRefusals = [...legRefusals, 'tooFar', 'pending', 'tooMany'] as const;
export type AskRefusal = (typeof askRefusals)[number];

/** Why a swap can't be answered or withdrawn. */
export const answerRefusals = [...legRefusals, 'closed'] as const;

/** One side of a swap. */
interface Side {
  readonly isActive: boolean;
  readonly tier: Tier;
}

/** The facts that decide whether a shift may change hands. */
export interface LegFacts extends SwapLeg {
  /** Whether the community has a shift that night. */
  readonly isServed: boolean;
  /** Who serves it now; null for no one. */
  readonly agentId: string | null;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  /** Null if they aren't on the team. */
  readonly giver: Side | null;
  readonly taker: Side | null;
  /** The taker's conflicts before the swap. */
  readonly conflicts: readonly ShiftConflict[];
}

/** A shift that can't change hands, and why. */
export interface RefusedLeg extends ShiftPlace {
  readonly reason: LegRefusal;
}

/** The conflicts that remain: one with a shift that the taker gives away in the same swap doesn't. */
export const conflictsAfter = (leg: LegFacts, legs: readonly LegFacts[]): ShiftConflict[] =>
  leg.conflicts.filter(
    (conflict) =>
      conflict.kind !== 'sameHour' ||
      !legs.some(
        ({ giverId, communityId, serviceDate }) =>
          giverId === leg.takerId && communityId === conflict.communityId && serviceDate === leg.serviceDate,
      ),
  );

const reasonOf = (leg: LegFacts, legs: readonly LegFacts[], now: number, isOffice: boolean) => {
  const { isServed, agentId, giverId, startsAt, giver, taker } = leg;
  if (!isServed) return 'noShift';
  if (now >= startsAt) return 'started';
  if (!giver?.isActive || !taker?.isActive) return 'inactive';
  if (agentId !== giverId) return 'changed';
  if (giver.tier === 'Admin' || taker.tier === 'Admin') return 'office';
  const conflicts = conflictsAfter(leg, legs).filter(
    (conflict) => !isOffice || severityOf(conflict) !== 'informs',
  );
  if (conflicts.some(({ kind }) => kind === 'timeOff')) return 'timeOff';
  return conflicts.some(({ kind }) => kind === 'sameHour') ? 'busy' : null;
};

/**
 * The shifts of a swap that can't change hands. A requested night off and a full week are the office's to judge: the
 * first refuses only what members do.
 * @param now epoch milliseconds
 * @param isOffice whether the office decides; otherwise the members agree.
 */
export const refusedLegs = (legs: readonly LegFacts[], now: number, isOffice: boolean): RefusedLeg[] =>
  legs.flatMap((leg) => {
    const reason = reasonOf(leg, legs, now, isOffice);
    return reason === null ? [] : [{ communityId: leg.communityId, serviceDate: leg.serviceDate, reason }];
  });

/** The facts that decide whether a swap may be asked for. */
interface AskFacts {
  readonly legs: readonly LegFacts[];
  /** Earlier swaps of these shifts. */
  readonly ofShifts: readonly Pick<ShiftSwap, 'status' | 'openUntil' | 'memberId' | 'shift'>[];
  /** How many of the member's swaps are open. */
  readonly open: number;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Whether a swap may be asked for; null if it may.
 * @returns the first reason against it.
 */
export function askRefusal({ legs, ofShifts, open, today, now }: AskFacts): AskRefusal | null {
  const last = addDays(today, swapLimits.days);
  if (legs.some(({ serviceDate }) => serviceDate > last)) return 'tooFar';
  const [refused] = refusedLegs(legs, now, false);
  if (refused) return refused.reason;
  if (ofShifts.some((swap) => isOpenSwap(swap, now))) return 'pending';
  return open >= swapLimits.open || nextSwapNumber(legs[0]!, ofShifts) > swapLimits.perShift
    ? 'tooMany'
    : null;
}

/** The number of a member's next swap of a shift, from 1. */
export const nextSwapNumber = (
  { giverId, ...place }: SwapLeg,
  ofShifts: readonly Pick<ShiftSwap, 'memberId' | 'shift'>[],
): number =>
  ofShifts.filter(({ memberId, shift }) => memberId === giverId && swapPlace(shift) === swapPlace(place))
    .length + 1;
