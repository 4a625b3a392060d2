import * as z from 'zod/mini';
import { call } from '../callables/call.ts';

const repairs = new Map<string, Promise<boolean>>();

/**
 * Requests the repair of an account's summaries, once in a page's lifetime.
 * @returns whether they were compared with their sources
 */
export function requestRepair(customerId: string): Promise<boolean> {
  const asked = repairs.get(customerId);
  if (asked) return asked;
  const answer = call('repairSummaries', undefined, z.unknown(), false).then(({ ok }) => ok);
  repairs.set(customerId, answer);
  return answer;
}
