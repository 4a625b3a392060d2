import type { CallableResult } from 'shared-lib/data';
import { maxBinTagBatch, pairsInSequence, type BinTagBatch } from 'mf-communities/domain';
import { createTags, type BatchToCreate } from '../../binTags/createTags.ts';
import {
  assignInChunks,
  fetchTagsAndUnits,
  type Assigned,
  type TagsAndUnits,
} from '../../binTags/sequence/assignInChunks.ts';

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

interface Needed {
  /** Units without a tag, and unassigned tags. */
  readonly untagged: number;
  readonly free: number;
  /** The existing batches. */
  readonly batches: readonly Pick<BinTagBatch, 'id' | 'label' | 'count' | 'made'>[];
  /** A possible new batch. */
  readonly fresh: Pick<BinTagBatch, 'id' | 'label'>;
}

/**
 * Which batches to create, so that each unit can have a tag: interrupted ones first, then a new one for the
 * rest, up to a batch's limit.
 */
export function batchesToCreate({ untagged, free, batches, fresh }: Needed): BatchToCreate[] {
  const begun: BatchToCreate[] = [];
  let missing = untagged - free;
  for (const { id, label, count, made } of batches) {
    if (missing <= 0) break;
    if (made >= count) continue;
    begun.push({ id, label, count });
    missing -= count - made;
  }
  return missing > 0 ? [...begun, { ...fresh, count: Math.min(missing, maxBinTagBatch) }] : begun;
}

/** A label for a new batch: the community's name, with a number if another batch has it. */
export function suggestedLabel(propertyName: string, taken: readonly string[]): string {
  const name = propertyName.slice(0, 36).trim();
  for (let number = 1; ; number += 1) {
    const label = number === 1 ? name : `${name} ${number}`;
    if (!taken.includes(label)) return label;
  }
}

/**
 * Creates a tag for each unit without one, and assigns them in door order. Each call is atomic, so another
 * run can continue from the current state after an interruption.
 */
export async function tagUnits(tagging: Tagging): Promise<Tagged> {
  const { customerId, communityId, batches, fresh, signal, onProgress } = tagging;
  const before = await fetchTagsAndUnits(customerId, communityId, signal);
  if (!before) return brokenOff;
  const needed = { untagged: untaggedIn(before), free: before.tags.length, batches, fresh };
  for (const batch of batchesToCreate(needed)) {
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
