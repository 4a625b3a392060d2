import { callerOf } from '../callables/call.ts';
import { summaryCalls } from '../../domain/summary/calls.ts';

const callSummaries = callerOf(summaryCalls);

const repairs = new Map<string, Promise<boolean>>();

/**
 * Requests the repair of an account's summaries, once in a page's lifetime.
 * @returns whether they were compared with their sources
 */
export function requestRepair(customerId: string): Promise<boolean> {
  const requested = repairs.get(customerId);
  if (requested) return requested;
  const answer = callSummaries('repairSummaries', undefined, false).then(({ ok }) => ok);
  repairs.set(customerId, answer);
  return answer;
}
