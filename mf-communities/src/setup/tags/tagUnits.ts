import type { CallableResult } from 'shared-lib/data';
import { pairsInSequence, type BinTagBatch } from 'mf-communities/domain';
import { createTags } from '../../binTags/createTags.ts';
import { assignInChunks, type Assigned } from '../../binTags/sequence/assignInChunks.ts';
import { fetchTagsAndUnits, type TagsAndUnits } from '../../binTags/sequence/fetchTagsAndUnits.ts';
import { batchesToMake } from './batchesToMake.ts';

/** The progress: tags are created first, then assigned. */
export interface TagProgress {
  readonly phase: 'making' | 'assigning';
  readonly done: number;
  readonly count: number;
}

interface Tagging {
  readonly customerId: string;
  readonly communityId: string;
  /** The community's batches. */
  readonly batches: readonly BinTagBatch[];
  /**
   * A new batch's data. The id stays the same for each attempt, so that a retry after a lost response creates
   * no second batch.
   */
  readonly fresh: Pick<BinTagBatch, 'id' | 'label'>;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: TagProgress) => void;
}

type Tagged =
  | { readonly ok: true; readonly value: Assigned }
  | Extract<CallableResult<unknown>, { ok: false }>
  | { readonly ok: false; readonly reason: 'brokenOff' };

const brokenOff = { ok: false, reason: 'brokenOff' } as const;

const untaggedIn = ({ units }: TagsAndUnits) => units.filter(({ binTagId }) => binTagId === null).length;

/**
 * Creates a tag for each unit without one, and assigns them in door order. Each call is atomic, so another
 * run can continue from the current state after an interruption.
 */
export async function tagUnits(tagging: Tagging): Promise<Tagged> {
  const { customerId, communityId, batches, fresh, signal, onProgress } = tagging;
  const before = await fetchTagsAndUnits(customerId, communityId, signal);
  if (!before) return brokenOff;
  const needed = { untagged: untaggedIn(before), free: before.tags.length, batches, fresh };
  for (const batch of batchesToMake(needed)) {
    const made = await createTags(communityId, batch, (done) => {
      onProgress({ phase: 'making', done, count: batch.count });
      return !signal.aborted;
    });
    if (!made.ok) return made;
  }
  const places = await fetchTagsAndUnits(customerId, communityId, signal);
  if (!places) return brokenOff;
  const pairs = pairsInSequence(places.tags, places.units).map(({ tag, unit }) => ({
    binTagId: tag.id,
    unitId: unit.id,
  }));
  const tell = (done: number) => onProgress({ phase: 'assigning', done, count: pairs.length });
  tell(0);
  const result = await assignInChunks(communityId, pairs, ({ assigned }) => tell(assigned));
  return result.isBrokenOff ? brokenOff : { ok: true, value: result };
}
