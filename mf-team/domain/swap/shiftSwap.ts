import { instant, type ShiftPlace } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { calendarDate, id, listOf, nameOrEmpty, orNull, recordFields, text } from 'shared-lib/domain/schema';

/** Limits of swaps: nights ahead, note lengths, a member's open ones, and how often they ask about the same shift. */
export const swapLimits = { days: 60, note: 300, decisionNote: 500, open: 5, perShift: 5 } as const;

/**
 * Whose turn it is, or how it ended: the colleague answers (`asked`), then the office decides (`accepted`). The
 * colleague can refuse, and the member who asked can withdraw until it is decided.
 */
export const swapStatuses = ['asked', 'accepted', 'refused', 'withdrawn', 'approved', 'declined'] as const;

const swappedShift = z.object({
  communityId: id,
  serviceDate: calendarDate,
  /** For the field app, since its reader may not serve the community. */
  propertyName: nameOrEmpty,
  startsAt: instant,
});

/** A night's schedule entry for a community; null if its regular assignment applied. */
const replacedEntry = z.object({
  communityId: id,
  serviceDate: calendarDate,
  from: orNull(z.object({ newAgentId: orNull(text(1500)) })),
});

/**
 * A member gives one shift to a colleague, or exchanges it for one of theirs, `customers/{customerId}/shiftSwaps/{id}`.
 * Once the colleague has accepted, the record of requests with the same id has it for the office.
 */
export const shiftSwapSchema = z.object({
  ...recordFields,
  memberId: id,
  colleagueId: id,
  memberName: nameOrEmpty,
  colleagueName: nameOrEmpty,
  /** The shift of the member who asks. */
  shift: swappedShift,
  /** The colleague's shift in exchange; null to give the shift away. */
  inReturn: orNull(swappedShift),
  /** Both shifts, as `swapPlace` writes them. */
  places: listOf(text(3000), 2),
  note: z._default(text(swapLimits.note), ''),
  status: z.enum(swapStatuses),
  /** When the first of its shifts starts: if it isn't decided by then, it has expired. */
  openUntil: instant,
  /** The office's note on its decision. */
  decisionNote: z._default(text(swapLimits.decisionNote), ''),
  /** What the schedule had before the swap was approved. */
  replaced: listOf(replacedEntry, 2),
});

export type ShiftSwap = z.output<typeof shiftSwapSchema>;

/** A shift by its place, as queries find it. */
export const swapPlace = ({ communityId, serviceDate }: ShiftPlace): string =>
  `${serviceDate}/${communityId}`;

/** The id of a member's swap. @param number from 1 to `swapLimits.perShift` */
export const swapIdOf = (
  memberId: string,
  { communityId, serviceDate }: ShiftPlace,
  number: number,
): string => [memberId, serviceDate, communityId, number].join('_');

/** Whether a swap still waits for an answer or a decision. @param now epoch milliseconds */
export const isOpenSwap = ({ status, openUntil }: Pick<ShiftSwap, 'status' | 'openUntil'>, now: number) =>
  (status === 'asked' || status === 'accepted') && now < openUntil;

/** One shift that changes hands. */
export interface SwapLeg extends ShiftPlace {
  readonly giverId: string;
  readonly takerId: string;
}

/** The terms of a swap. */
export interface SwapTerms {
  readonly memberId: string;
  readonly colleagueId: string;
  readonly shift: ShiftPlace;
  readonly inReturn: ShiftPlace | null;
}

/** The shifts that change hands, the asker's first. */
export const legsOf = ({ memberId, colleagueId, shift, inReturn }: SwapTerms): SwapLeg[] => {
  const legOf = ({ communityId, serviceDate }: ShiftPlace, giverId: string, takerId: string) => ({
    communityId,
    serviceDate,
    giverId,
    takerId,
  });
  return [legOf(shift, memberId, colleagueId), ...(inReturn ? [legOf(inReturn, colleagueId, memberId)] : [])];
};

const isSame = (a: ShiftPlace | null, b: ShiftPlace | null) =>
  a === null || b === null ? a === b : swapPlace(a) === swapPlace(b);

/** Whether two swaps have the same terms. */
export const isSameSwap = (a: SwapTerms, b: SwapTerms): boolean =>
  a.memberId === b.memberId &&
  a.colleagueId === b.colleagueId &&
  isSame(a.shift, b.shift) &&
  isSame(a.inReturn, b.inReturn);
