import { seatProblem } from 'shared-lib/domain';

/** The number of employees an address suggests (`?seats=3`); null for none, or one that can't be bought. */
export function suggestedSeats(search: URLSearchParams): number | null {
  const asked = search.get('seats');
  if (asked === null || !/^\d{1,6}$/.test(asked)) return null;
  const seats = Number(asked);
  return seatProblem(seats) === null ? seats : null;
}
