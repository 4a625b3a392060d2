import type { BinTag } from './binTag.ts';
import {
  planBinTagChange,
  type BinTagFacts,
  type BinTagPlan,
  type BinTagRefusal,
  type TaggedUnit,
} from './binTagChange.ts';
import type { RequestedBinTagPair, BinTagPairs } from './binTagPairs.ts';

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

/** Whether a tag is where its pair takes it from. */
const hangsAt = ({ binTagId, fromUnitId = '' }: RequestedBinTagPair, { tags, units }: PairFacts) =>
  tags.get(binTagId)?.unitId === fromUnitId &&
  tags.get(binTagId)?.status === 'assigned' &&
  units.get(fromUnitId)?.binTagId === binTagId;

/** The units whose tags swap places: both doors count as free for them. */
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
 * Plans assigning many tags, one pair after the other: each must fit the tags and units as the previous pairs
 * leave them. Two tags that swap their doors fit as well. Pairs that are already assigned write nothing.
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
