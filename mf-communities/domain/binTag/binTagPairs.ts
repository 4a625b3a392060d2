import * as z from 'shared-lib/domain/schema';
import { sentId } from 'shared-lib/domain/schema';
import { byDoor, type Unit } from 'shared-lib/domain';
import type { BinTag } from './binTag.ts';
import { maxBinTagPairs } from './binTagBatch.ts';

const askedPair = z
  .object({ binTagId: sentId, unitId: z.nullable(sentId), fromUnitId: z.optional(sentId) })
  .check(z.refine(({ unitId, fromUnitId }) => unitId !== null || fromUnitId !== undefined));

/** A tag and the unit to assign it to. */
export interface BinTagPair {
  readonly binTagId: string;
  readonly unitId: string;
}

/**
 * The same, with the unit that currently has the tag; absent for an unassigned tag. If the unit is null, the tag is
 * released.
 */
export type RequestedBinTagPair = z.output<typeof askedPair>;

/** The payload that assigns many tags: at most as many pairs as one commit takes. */
export const binTagPairsSchema = z.object({
  communityId: sentId,
  pairs: z.array(askedPair).check(z.minLength(1), z.maxLength(maxBinTagPairs)),
  /** Whether nothing is assigned if one of the pairs doesn't fit. */
  isWhole: z.optional(z.boolean()),
});

export type BinTagPairs = z.output<typeof binTagPairsSchema>;

/** Natural order: `9` before `10`. */
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Gives each unit without a tag the next free one: units in walking order, tags by label.
 * @param building the building whose units get tags; null for all of them.
 */
export const pairsInSequence = <
  Tag extends Pick<BinTag, 'id' | 'label' | 'status'>,
  Home extends Parameters<typeof byDoor>[0],
>(
  tags: readonly Tag[],
  units: readonly (Home & Pick<Unit, 'binTagId'>)[],
  building: string | null = null,
): { tag: Tag; unit: Home }[] => {
  const free = tags
    .filter(({ status }) => status === 'unassigned')
    .sort((one, other) => compare(one.label, other.label));
  const doors = units
    .filter((unit) => unit.binTagId === null && (building === null || unit.building === building))
    .sort(byDoor);
  return doors.slice(0, free.length).map((unit, index) => ({ tag: free[index]!, unit }));
};
