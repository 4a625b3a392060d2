import type { CallableResult } from 'shared-lib/data';
import { callBinTags } from '../data/callables.ts';
import type { BinTagBatch } from 'mf-communities/domain';

/** A batch whose tags will be created. */
export type BatchToCreate = Pick<BinTagBatch, 'id' | 'label' | 'count'>;

/**
 * Creates the missing tags of a batch, call by call. Another run can continue an interrupted one.
 * @param canContinue called before each call with the current count; returns whether to continue.
 * @returns the final count, or why a call failed.
 */
export async function createTags(
  communityId: string,
  { id: batchId, label, count }: BatchToCreate,
  shouldContinue: (made: number) => boolean,
): Promise<CallableResult<{ made: number }>> {
  let made = 0;
  while (made < count && shouldContinue(made)) {
    const result = await callBinTags('generateBinTags', { communityId, batchId, label, count });
    if (!result.ok) return result;
    ({ made } = result.value);
  }
  return { ok: true, value: { made } };
}
