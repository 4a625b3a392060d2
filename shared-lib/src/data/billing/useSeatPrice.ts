import { employeePriceMonthly } from '../../domain/index.ts';
import { seatCentsOf } from './price.ts';
import { usePrices } from './prices.api.ts';

/** Cents for each employee, each month: what the payment provider asks, and the specification's price (section 9) while that is not known. */
export function useSeatPrice(): number {
  const prices = usePrices();
  const asked = prices.status === 'ready' ? seatCentsOf(prices.data) : undefined;
  return asked ?? employeePriceMonthly * 100;
}
