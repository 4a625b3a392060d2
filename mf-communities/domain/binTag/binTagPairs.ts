import * as z from 'shared-lib/domain/schema';
import {
  count,
  countOrZero,
  id,
  orNull,
  recordFields,
  idInput,
  shortText,
  text,
} from 'shared-lib/domain/schema';
import { byDoor, instant, type Unit } from 'shared-lib/domain';
import type { BinTag } from './binTag.ts';
import {
  planBinTagChange,
  type BinTagFacts,
  type BinTagPlan,
  type BinTagRefusal,
  type TaggedUnit,
} from './binTagChange.ts';

const askedPair = z
  .object({ binTagId: idInput, unitId: z.nullable(idInput), fromUnitId: z.optional(idInput) })
  .check(z.refine(({ unitId, fromUnitId }) => unitId !== null || fromUnitId !== undefined));

/** A tag and the unit to assign it to. */
export interface BinTagPair {
  readonly binTagId: string;
  readonly unitId: string;
}

/**
 * A pair as requested: `fromUnitId` is the unit that currently has the tag, absent for an unassigned tag. If
 * `unitId` is null, the tag is released.
 */
export type RequestedBinTagPair = z.output<typeof askedPair>;

/** Maximum number of tags in one batch. */
export const maxBinTagBatch = 5000;

/**
 * Maximum number of tag and unit pairs that one call assigns: each takes up to four writes, and a commit takes 500.
 */
export const maxBinTagPairs = 120;

/**
 * Bin tags created together, `customers/{customerId}/binTagBatches/{id}`: each is labeled `{label}-{number}`.
 */
export const binTagBatchSchema = z.object({
  ...recordFields,
  communityId: id,
  label: shortText,
  count,
  /** How many exist so far; fewer than `count` while they are being created, or after an interruption. */
  made: countOrZero,
  printedAt: orNull(instant),
});

export type BinTagBatch = z.output<typeof binTagBatchSchema>;

/**
 * The payload that creates a batch. The caller chooses the id, so that a retry continues an interrupted call.
 */
export const newBinTagBatchSchema = z.object({
  communityId: idInput,
  batchId: text(64).check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  label: text(40).check(z.trim(), z.minLength(1)),
  count: count.check(z.gte(1), z.lte(maxBinTagBatch)),
});

export type NewBinTagBatch = z.output<typeof newBinTagBatchSchema>;

/**
 * A tag's label from its number in the batch, counted from 1. Numbers are zero-padded, so labels sort as
 * text.
 */
export const binTagLabel = ({ label, count: all }: Pick<BinTagBatch, 'label' | 'count'>, number: number) =>
  `${label}-${String(number).padStart(String(all).length, '0')}`;

/** The payload that assigns many tags: at most as many pairs as one commit takes. */
export const binTagPairsSchema = z.object({
  communityId: idInput,
  pairs: z.array(askedPair).check(z.minLength(1), z.maxLength(maxBinTagPairs)),
  /** All or nothing: if one pair doesn't fit, none is assigned. */
  isWhole: z.optional(z.boolean()),
});

export type BinTagPairs = z.output<typeof binTagPairsSchema>;

/** Natural order: `9` before `10`. */
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Assigns each unit without a tag the next unassigned one: units in walking order, tags by label.
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

/** The tags and units named in the pairs, by id; missing ones are absent. */
interface PairFacts {
  readonly tags: ReadonlyMap<string, BinTag>;
  readonly units: ReadonlyMap<string, TaggedUnit>;
}

/** A skipped pair, and why. */
export interface RefusedPair {
  readonly binTagId: string;
  readonly unitId: string | null;
  readonly code: BinTagRefusal;
}

/** The result: what to write, and what was skipped. */
export interface PlannedPairs {
  readonly writes: readonly {
    readonly facts: BinTagFacts;
    readonly plan: Extract<BinTagPlan, { ok: true }>;
  }[];
  readonly refused: readonly RefusedPair[];
}

/** Whether a tag is where its pair expects it. */
const hangsAt = ({ binTagId, fromUnitId = '' }: RequestedBinTagPair, { tags, units }: PairFacts) =>
  tags.get(binTagId)?.unitId === fromUnitId &&
  tags.get(binTagId)?.status === 'assigned' &&
  units.get(fromUnitId)?.binTagId === binTagId;

/** The units whose tags swap: each door counts as free for the other's tag. */
function unitsThatSwap({ communityId, pairs }: BinTagPairs, facts: PairFacts): Set<string> {
  const byDoor = new Map(pairs.map((pair) => [pair.fromUnitId, pair]));
  const isOurs = (pair: RequestedBinTagPair) =>
    facts.tags.get(pair.binTagId)?.communityId === communityId && hangsAt(pair, facts);
  return new Set(
    pairs.flatMap((pair) => {
      const other = pair.unitId === null ? undefined : byDoor.get(pair.unitId);
      return other && other !== pair && other.unitId === pair.fromUnitId && isOurs(pair) && isOurs(other)
        ? [pair.unitId!]
        : [];
    }),
  );
}

const planPair = ({ binTagId, unitId, fromUnitId }: RequestedBinTagPair, facts: BinTagFacts): BinTagPlan => {
  if (unitId !== null) return planBinTagChange({ act: 'claim', binTagId, unitId }, facts);
  const { tag } = facts;
  if (tag.status === 'assigned' && tag.unitId !== fromUnitId) return { ok: false, code: 'notFree' };
  return planBinTagChange({ act: 'release', binTagId }, facts);
};

/**
 * Plans the assignment of many tags, pair by pair: each must fit the state after the previous pairs. Two tags
 * may swap doors. Pairs that are already assigned write nothing.
 */
export function planBinTagPairs(requested: BinTagPairs, facts: PairFacts): PlannedPairs {
  const tags = new Map(facts.tags);
  const units = new Map(facts.units);
  for (const id of unitsThatSwap(requested, facts)) units.set(id, { ...units.get(id)!, binTagId: null });
  const writes: PlannedPairs['writes'][number][] = [];
  const refused: RefusedPair[] = [];
  for (const pair of requested.pairs) {
    const { binTagId, unitId, fromUnitId } = pair;
    const tag = tags.get(binTagId);
    if (tag?.communityId !== requested.communityId) {
      refused.push({ binTagId, unitId, code: tag ? 'otherCommunity' : 'notFree' });
      continue;
    }
    const from = units.get(fromUnitId ?? '');
    const unit = unitId === null ? (from ?? null) : (units.get(unitId) ?? null);
    const planned = { tag, unit, other: null, ...(from && unitId !== null && { from }) };
    const plan = planPair(pair, planned);
    if (!plan.ok) {
      refused.push({ binTagId, unitId, code: plan.code });
      continue;
    }
    writes.push({ facts: planned, plan });
    tags.set(binTagId, { ...tag, ...plan.tag?.fields });
    if (plan.leftUnitId !== undefined) units.set(plan.leftUnitId, { ...from!, binTagId: null });
    if (unit && plan.unitTag !== undefined) units.set(unit.id, { ...unit, binTagId: plan.unitTag });
  }
  return { writes, refused };
}
