import { seatProblem } from 'shared-lib/domain';

/** How many employees an address proposes (`?seats=3`); null for none, and for a number that can't be bought. */
export function seatsAsked(search: URLSearchParams): number | null {
  const asked = search.get('seats');
  if (asked === null || !/^\d{1,6}$/.test(asked)) return null;
  const seats = Number(asked);
  return seatProblem(seats) === null ? seats : null;
}
