import { callBinTags } from '../../data/callables.ts';
import { chunksOf } from 'shared-lib/domain';
import { maxBinTagPairs, type BinTagPair, type RefusedPair } from 'mf-communities/domain';

/** The progress or outcome of assigning many tags. */
export interface Assigned {
  readonly assigned: number;
  readonly refused: readonly RefusedPair[];
  /** Whether it was interrupted: assigned tags stay, and the rest can be retried. */
  readonly isBrokenOff: boolean;
}

/**
 * Assigns tags to units, as many at once as one call takes.
 * @param onProgress called after each call
 */
export async function assignInChunks(
  communityId: string,
  pairs: readonly BinTagPair[],
  onProgress: (sofar: Assigned) => void,
): Promise<Assigned> {
  let sofar: Assigned = { assigned: 0, refused: [], isBrokenOff: false };
  for (const part of chunksOf(pairs, maxBinTagPairs)) {
    const result = await callBinTags('assignBinTags', { communityId, pairs: part });
    if (!result.ok) return { ...sofar, isBrokenOff: true };
    const { assigned, refused } = result.value;
    sofar = { ...sofar, assigned: sofar.assigned + assigned, refused: [...sofar.refused, ...refused] };
    onProgress(sofar);
  }
  return sofar;
}
