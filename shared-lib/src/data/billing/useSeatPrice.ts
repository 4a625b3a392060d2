import { seatCentsOf } from '../../domain/index.ts';
import { usePrices } from './prices.api.ts';

/** Cents that the payment provider asks for each employee, each month; undefined while only the specification's price is known. */
export function useSeatPrice(): number | undefined {
  const prices = usePrices();
  return prices.status === 'ready' ? seatCentsOf(prices.data) : undefined;
}
