import { employeePriceMonthly } from '../../domain/index.ts';
import { seatCentsOf } from './price.ts';
import { usePrices } from './prices.api.ts';

/**
 * Cents for each additional employee, each month: the payment provider's price, and the specification's (section 9)
 * until that is known.
 */
export function useSeatPrice(): number {
  const prices = usePrices();
  const requested = prices.status === 'ready' ? seatCentsOf(prices.data) : undefined;
  return requested ?? employeePriceMonthly * 100;
}
