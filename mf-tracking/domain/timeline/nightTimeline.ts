import { shiftSpans, type Span, type TimelineClock, type TimelineShift } from './shiftSpans.ts';
import { timelineAxis, type PlacedShift, type TimelineAxis } from './timelineAxis.ts';

/**
 * The kind of a bar: the planned window, the wait for a specialist, time on the clock, or the projected rest.
 */
export type BarKind = 'planned' | 'late' | 'missed' | 'worked' | 'projected';

/** A bar of a row. Its place is a share of the timeline's width, from 0 to 1. */
export interface TimelineBar {
  readonly kind: BarKind;
  readonly communityId: string;
  readonly start: number;
  readonly width: number;
  /** Whether it begins before the timeline, or ends after it. */
  readonly isCutAtStart: boolean;
  readonly isCutAtEnd: boolean;
  /** Whether it is still growing: no one has clocked out. */
  readonly isOpen: boolean;
  /** The share of the community's doors that are served, from 0 to 1. */
  readonly served: number;
}

/** A night, hour by hour. */
export interface NightTimeline extends TimelineAxis {
  /** A row's bars, those behind first, by its key. */
  readonly bars: ReadonlyMap<string, readonly TimelineBar[]>;
}

/** Whether a row is a community or a specialist. */
export type TimelineRows = 'community' | 'agent';

/** The key of the specialists' row for unassigned shifts. */
export const unassignedKey = 'nobody';

/** Places a span on a timeline. One outside of it is placed at its edge, with zero width. */
export function placeSpan(
  { from, to }: Span,
  axis: Span,
): Pick<TimelineBar, 'start' | 'width' | 'isCutAtStart' | 'isCutAtEnd'> {
  const within = (moment: number) => Math.min(Math.max(moment, axis.from), axis.to);
  const length = axis.to - axis.from;
  return {
    start: (within(from) - axis.from) / length,
    width: (within(to) - within(from)) / length,
    isCutAtStart: from < axis.from,
    isCutAtEnd: to > axis.to,
  };
}

/** Behind first. */
const order: readonly BarKind[] = ['planned', 'missed', 'late', 'projected', 'worked'];

/** A specialist's windows overlap: one outline for each stretch of time. */
const joined = (spans: readonly Span[]): Span[] => {
  const found: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && span.from <= last.to)
      found[found.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else found.push(span);
  }
  return found;
};

interface Piece {
  readonly key: string;
  readonly kind: BarKind;
  readonly communityId: string;
  readonly served: number;
  readonly span: Span & { readonly isOpen?: boolean };
}

/** A shift's pieces. Time on the clock belongs to the specialist who worked it, the rest to the assigned one. */
const piecesOf = ({ shift, spans }: PlacedShift, rows: TimelineRows): Piece[] => {
  const { communityId, agentId, doorsServiced, doorsTotal } = shift;
  const { planned, late, isMissed, worked, projected } = spans;
  const keyOf = (memberId: string | null) =>
    rows === 'community' ? communityId : (memberId ?? unassignedKey);
  const served = doorsTotal === 0 ? 0 : Math.min(1, doorsServiced / doorsTotal);
  const own = { key: keyOf(agentId), communityId, served };
  return [
    ...(planned ? [{ ...own, kind: 'planned' as const, span: planned }] : []),
    ...(late ? [{ ...own, kind: isMissed ? ('missed' as const) : ('late' as const), span: late }] : []),
    ...worked.map((span) => ({
      ...own,
      key: keyOf(span.memberId ?? agentId),
      kind: 'worked' as const,
      span,
    })),
    ...(projected ? [{ ...own, kind: 'projected' as const, span: projected }] : []),
  ];
};

/**
 * A night as a timeline: a row for each community or specialist, with the planned windows, the waits and the time on
 * the clock.
 * @param shifts of the board; null without any
 * @param clocks of these nights
 * @param now epoch milliseconds
 * @param timeZone the business's, whose hours the timeline shows
 */
export function nightTimeline(
  shifts: readonly TimelineShift[],
  clocks: readonly TimelineClock[],
  now: number,
  timeZone: string,
  rows: TimelineRows,
): NightTimeline | null {
  if (shifts.length === 0) return null;
  const placed = shifts.map((shift) => ({ shift, spans: shiftSpans(shift, clocks, now) }));
  const isOver = shifts.every((shift) => shift.isOver);
  const axis = timelineAxis(placed, isOver ? null : now, timeZone);
  const pieces = new Map<string, Piece[]>();
  for (const piece of placed.flatMap((one) => piecesOf(one, rows))) {
    const others = pieces.get(piece.key);
    if (others) others.push(piece);
    else pieces.set(piece.key, [piece]);
  }
  const barsOf = (list: readonly Piece[]): TimelineBar[] => {
    const windows = joined(list.filter(({ kind }) => kind === 'planned').map(({ span }) => span));
    const [first] = list;
    return (
      [
        ...windows.map((span): Piece => ({ ...first!, kind: 'planned', span })),
        ...list.filter(({ kind }) => kind !== 'planned'),
      ]
        .map(({ kind, communityId, served, span }): TimelineBar => ({
          kind,
          communityId,
          ...placeSpan(span, axis),
          isOpen: span.isOpen ?? false,
          served,
        }))
        // An outline without content has no meaning.
        .filter(({ kind, width }) => kind !== 'planned' || width > 0)
        .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.start - b.start)
    );
  };
  return { ...axis, bars: new Map(Array.from(pieces, ([key, list]) => [key, barsOf(list)])) };
}
