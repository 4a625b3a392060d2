import {
  readOverride,
  type CallTable,
  type ShiftChange,
  type ShiftConflict,
  type Tier,
} from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { calendarDate, idInput } from 'shared-lib/domain/schema';
import { fullWeekMin } from './workedHours.ts';

/** Why a member may not take an open shift. */
const ineligibleReasons = ['inactive', 'office', 'timeOff', 'busy', 'overHours'] as const;
type Ineligible = (typeof ineligibleReasons)[number];

/** Why a shift can't be offered. */
const offerRefusals = ['noShift', 'taken', 'started'] as const;
export type OfferRefusal = (typeof offerRefusals)[number];

/** Why an acceptance is rejected. */
const acceptRefusals = [...offerRefusals, 'withdrawn', ...ineligibleReasons] as const;
type AcceptRefusal = (typeof acceptRefusals)[number];

/** The facts that decide whether a member may take an open shift. */
export interface ShiftCandidateFacts {
  readonly isActive: boolean;
  readonly tier: Tier;
  readonly conflicts: readonly ShiftConflict[];
  /** Minutes on the clock in the shift's week. */
  readonly workedMin: number;
}

/**
 * Whether a member may take an open shift: active, in the field, free that night, and under full hours. A requested
 * night off counts too, since they'd rather not work.
 * @returns null if they may.
 */
export function ineligibleFor({
  isActive,
  tier,
  conflicts,
  workedMin,
}: ShiftCandidateFacts): Ineligible | null {
  if (!isActive) return 'inactive';
  if (tier === 'Admin') return 'office';
  if (conflicts.some(({ kind }) => kind === 'timeOff')) return 'timeOff';
  if (conflicts.some(({ kind }) => kind === 'sameHour')) return 'busy';
  return workedMin >= fullWeekMin ? 'overHours' : null;
}

/** The facts that decide whether a shift may be offered or taken. */
export interface OpenShiftFacts {
  /** Whether the community has a shift that night. */
  readonly isServed: boolean;
  readonly isUncovered: boolean;
  /** Epoch milliseconds. */
  readonly startsAt: number;
}

/**
 * Whether a shift may be offered: it is uncovered, and its service hasn't started.
 * @param now epoch milliseconds
 * @returns null if it may.
 */
export function offerRefusal(
  { isServed, isUncovered, startsAt }: OpenShiftFacts,
  now: number,
): OfferRefusal | null {
  if (!isServed) return 'noShift';
  if (!isUncovered) return 'taken';
  return now >= startsAt ? 'started' : null;
}

/**
 * Whether a member may take a shift. First come, first served: for anyone later it is taken.
 * @param isOffered whether the office offers it now.
 * @param now epoch milliseconds
 * @returns null if they may.
 */
export function acceptRefusal(
  shift: OpenShiftFacts,
  isOffered: boolean,
  taker: ShiftCandidateFacts,
  now: number,
): AcceptRefusal | null {
  return offerRefusal(shift, now) ?? (isOffered ? ineligibleFor(taker) : 'withdrawn');
}

/**
 * A night's offers after changes of its shifts: a changed shift is no longer offered, unless it is offered
 * again.
 * @param stored the list as stored in Firestore, of any shape.
 * @param added the new offers, as they are stored.
 * @returns null if they stay as they are.
 */
export function offersAfter(
  stored: unknown,
  changes: readonly Pick<ShiftChange, 'communityId'>[],
  added: readonly unknown[] = [],
): readonly unknown[] | null {
  const offers: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const changed = new Set(changes.map(({ communityId }) => communityId));
  const kept = offers.filter((offer) => !changed.has(readOverride(offer)?.communityId ?? ''));
  return kept.length === offers.length && added.length === 0 ? null : [...kept, ...added];
}

const place = { communityId: idInput, serviceDate: calendarDate };

/** The result of offering or taking a shift. Only `made` changes anything. */
const answerOf = <Reason extends string>(reasons: readonly Reason[]) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('made') }),
    z.object({ kind: z.literal('refused'), reason: z.enum(reasons) }),
  ]);

/** Calls about open shifts. */
export const openShiftCalls = {
  offerShift: { payload: z.object({ ...place, isOffered: z.boolean() }), result: answerOf(offerRefusals) },
  /** By the field app. */
  acceptShift: { payload: z.object({ ...place, customerId: idInput }), result: answerOf(acceptRefusals) },
} satisfies CallTable;

export type AcceptShiftAnswer = z.output<typeof openShiftCalls.acceptShift.result>;
export type OfferShiftAnswer = z.output<typeof openShiftCalls.offerShift.result>;
