import type { ScoreFigure, ScorePeriod } from 'mf-tracking/domain';

/** Whose records a figure counts; neither for the business. */
export interface ScoreOwner {
  readonly memberId?: string;
  readonly communityId?: string;
}

type Query = Readonly<Record<string, string>>;

/**
 * The list with the records behind each figure, and its filters in addition to whose records and the period.
 */
const lists: Readonly<Record<ScoreFigure, readonly [path: string, query: Query]>> = {
  onTime: ['/clock-in-outs', {}],
  missedShifts: ['/shift-report', { status: 'missed' }],
  noShows: ['/shift-report', { status: 'missed' }],
  doorsPerHour: ['/shift-report', {}],
  missedDoors: ['/shift-report', {}],
  returned: ['/shift-report', { status: 'returned' }],
  violations: ['/violations', {}],
  requests: ['/communities', { view: 'requests' }],
  flagged: ['/shift-report', { check: 'flagged' }],
  hours: ['/clock-in-outs', {}],
};

/** The address of the records that a figure counts. */
export const recordsHref = (
  figure: ScoreFigure,
  { memberId, communityId }: ScoreOwner,
  { from, to, nights }: Pick<ScorePeriod, 'from' | 'to' | 'nights'>,
): string => {
  const [path, query] = lists[figure];
  const params = new URLSearchParams({
    ...query,
    ...(communityId !== undefined && { community: communityId }),
    ...(memberId !== undefined && { member: memberId }),
    // Requests have no night, so their list takes the period's length instead.
    ...(figure === 'requests' ? { received: String(nights) } : { from, to }),
  });
  return `${path}?${params}`;
};
