import { isTimeOff, weekdayOf, type Deactivation, type RequestedNight } from 'shared-lib/domain';

/**
 * The dates on which the member taking over has approved or requested time off, and there is something to
 * take over.
 * @param today `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`, sorted, without duplicates.
 */
export function takeoverConflicts(
  takerId: string,
  { regular, shifts }: Pick<Deactivation, 'regular' | 'shifts'>,
  requestRecords: readonly { readonly requests: readonly RequestedNight[] }[],
  today: string,
): string[] {
  const days = new Set(regular.map(({ day }) => day));
  const dates = new Set(shifts.map(({ serviceDate }) => serviceDate));
  const off = requestRecords
    .flatMap(({ requests }) => requests)
    .filter(
      (request) =>
        request.userId === takerId &&
        isTimeOff(request) &&
        (request.status === 'pending' || request.status === 'approved') &&
        request.requestDate >= today,
    )
    .map(({ requestDate }) => requestDate);
  return [...new Set(off)].filter((date) => dates.has(date) || days.has(weekdayOf(date))).sort();
}
