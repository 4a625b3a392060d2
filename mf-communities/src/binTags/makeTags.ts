import type { CallableResult } from 'shared-lib/data';
import { generateBinTags } from '../data/binTagCallables.ts';
import type { BinTagBatch } from 'mf-communities/domain';

/** A batch whose tags are to be made. */
export type MadeBatch = Pick<BinTagBatch, 'id' | 'label' | 'count'>;

/**
 * Makes the tags of a batch that are still missing, call by call. What is broken off can be taken up by another run.
 * @param goesOn is asked before each call, and told how many there are by then.
 * @returns how many there are, or why a call was refused.
 */
export async function makeTags(
  communityId: string,
  { id: batchId, label, count }: MadeBatch,
  goesOn: (made: number) => boolean,
): Promise<CallableResult<{ made: number }>> {
  let made = 0;
  while (made < count && goesOn(made)) {
    const result = await generateBinTags({ communityId, batchId, label, count });
    if (!result.ok) return result;
    ({ made } = result.value);
  }
  return { ok: true, value: { made } };
}
