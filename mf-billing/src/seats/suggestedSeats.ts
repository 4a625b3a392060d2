import { seatProblem } from 'shared-lib/domain';

/** The number of employees an address suggests (`?seats=3`); null for none, or one that can't be bought. */
export function suggestedSeats(search: URLSearchParams): number | null {
  const requested = search.get('seats');
  if (requested === null || !/^\d{1,6}$/.test(requested)) return null;
  const seats = Number(requested);
  return seatProblem(seats) === null ? seats : null;
}
