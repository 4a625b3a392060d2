import { maxBinTagBatch, type BinTagBatch } from 'mf-communities/domain';
import type { BatchToCreate } from '../../binTags/createTags.ts';

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
export function batchesToMake({ untagged, free, batches, fresh }: Needed): BatchToCreate[] {
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
