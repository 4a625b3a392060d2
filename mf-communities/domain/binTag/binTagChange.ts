import * as z from 'shared-lib/domain/schema';
import { idInput } from 'shared-lib/domain/schema';
import type { Unit } from 'shared-lib/domain';
import type { BinTag, BinTagEvent } from './binTag.ts';

/** Why a tag is out of use. */
const outOfUse = z.enum(['damaged', 'lost', 'retired']);

/** The payload that changes a tag's assignment or status. */
export const binTagChangeSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('claim'), binTagId: idInput, unitId: idInput }),
  z.object({ act: z.literal('release'), binTagId: idInput }),
  z.object({ act: z.literal('takeOut'), binTagId: idInput, reason: outOfUse }),
  z.object({ act: z.literal('restore'), binTagId: idInput }),
  z.object({ act: z.literal('replace'), binTagId: idInput, byId: idInput, reason: outOfUse }),
]);

export type BinTagChange = z.output<typeof binTagChangeSchema>;

/** Why a change can't be made: the current state of the tag, the unit or the other tag. */
export const binTagRefusals = [
  'notFree',
  'unitTaken',
  'noUnit',
  'otherCommunity',
  'wasReplaced',
  'outOfUse',
] as const;

export type BinTagRefusal = (typeof binTagRefusals)[number];

/** The fields of a unit that matter for its tag. */
export type TaggedUnit = Pick<Unit, 'id' | 'communityId' | 'binTagId'>;

/** The data that a change depends on. */
export interface BinTagFacts {
  readonly tag: BinTag;
  /** The unit to claim, otherwise the tag's unit; null if there is none, or it was deleted. */
  readonly unit: TaggedUnit | null;
  /** The replacement tag; null for the other changes. */
  readonly other: BinTag | null;
  /** For a claim, the unit whose door currently has the tag; absent if the tag must be unassigned. */
  readonly from?: TaggedUnit;
}

/** The changed fields of a tag, with the event for its history. */
export interface BinTagWrite {
  readonly fields: Partial<Pick<BinTag, 'status' | 'unitId' | 'replacedById'>>;
  readonly event: Pick<BinTagEvent, 'act' | 'unitId' | 'otherId'>;
}

/** The result of a change. If it was already made, nothing is written. */
export type BinTagPlan =
  | { readonly ok: false; readonly code: BinTagRefusal }
  | {
      readonly ok: true;
      readonly tag: BinTagWrite | null;
      readonly other: BinTagWrite | null;
      /** The unit's new `binTagId`; undefined if unchanged. */
      readonly unitTag?: string | null;
      /** The unit left without a tag because the tag moved to another unit. */
      readonly leftUnitId?: string;
    };

const refused = (code: BinTagRefusal): BinTagPlan => ({ ok: false, code });
const nothing: BinTagPlan = { ok: true, tag: null, other: null };

const write = (
  act: BinTagEvent['act'],
  fields: BinTagWrite['fields'],
  unitId: string | null,
  otherId: string | null = null,
): BinTagWrite => ({ fields, event: { act, unitId, otherId } });

/** Removes the tag from its unit, if the unit has it. */
const freed = ({ tag, unit }: BinTagFacts) => (unit?.binTagId === tag.id ? { unitTag: null } : {});

/** Assigns a tag to a unit without one: an unassigned tag, or one from another door. */
const claim = ({ tag, unit, from }: BinTagFacts): BinTagPlan => {
  if (unit === null) return refused('noUnit');
  if (tag.communityId !== unit.communityId) return refused('otherCommunity');
  if (tag.status === 'assigned' && tag.unitId === unit.id && unit.binTagId === tag.id) return nothing;
  const isTaken = tag.status === 'assigned' && from !== undefined && from.id === tag.unitId;
  if (tag.status !== 'unassigned' && !isTaken) return refused('notFree');
  if (unit.binTagId !== null) return refused('unitTaken');
  const fields = { status: 'assigned', unitId: unit.id } as const;
  return {
    ok: true,
    tag: write('claimed', fields, unit.id),
    other: null,
    unitTag: tag.id,
    ...(isTaken && from.binTagId === tag.id && { leftUnitId: from.id }),
  };
};

/** Releases a tag from a door it was assigned to by mistake, so that it can be claimed for another. */
const release = (facts: BinTagFacts): BinTagPlan => {
  const { tag } = facts;
  if (tag.status === 'unassigned') return nothing;
  if (tag.status !== 'assigned') return refused('outOfUse');
  const fields = { status: 'unassigned', unitId: null } as const;
  return { ok: true, tag: write('released', fields, tag.unitId), other: null, ...freed(facts) };
};

const takeOut = (facts: BinTagFacts, reason: z.output<typeof outOfUse>): BinTagPlan => {
  const { tag } = facts;
  if (tag.status === reason) return nothing;
  if (tag.replacedById !== null) return refused('wasReplaced');
  return { ok: true, tag: write(reason, { status: reason }, tag.unitId), other: null, ...freed(facts) };
};

/** Restores a tag that was taken out of use: to its unit, or as an unassigned tag. */
const restore = ({ tag, unit }: BinTagFacts): BinTagPlan => {
  if (tag.status === 'assigned' || tag.status === 'unassigned') return nothing;
  if (tag.replacedById !== null) return refused('wasReplaced');
  if (unit === null) {
    const fields = { status: 'unassigned', unitId: null } as const;
    return { ok: true, tag: write('restored', fields, null), other: null };
  }
  if (unit.binTagId !== null && unit.binTagId !== tag.id) return refused('unitTaken');
  return {
    ok: true,
    tag: write('restored', { status: 'assigned' }, unit.id),
    other: null,
    unitTag: tag.id,
  };
};

/** Replaces a unit's tag with an unassigned one; the old tag keeps the unit and its history. */
const replace = ({ tag, unit, other }: BinTagFacts, reason: z.output<typeof outOfUse>): BinTagPlan => {
  if (other !== null && tag.replacedById === other.id) return nothing;
  if (tag.replacedById !== null) return refused('wasReplaced');
  if (unit === null) return refused('noUnit');
  if (unit.binTagId !== null && unit.binTagId !== tag.id) return refused('unitTaken');
  if (other === null || other.status !== 'unassigned') return refused('notFree');
  if (other.communityId !== unit.communityId) return refused('otherCommunity');
  return {
    ok: true,
    tag: write('replaced', { status: reason, replacedById: other.id }, unit.id, other.id),
    other: write('claimed', { status: 'assigned', unitId: unit.id }, unit.id, tag.id),
    unitTag: other.id,
  };
};

/**
 * Plans a change of a tag. The tag and its unit change together, so that an assigned tag and its unit always
 * reference each other. Changes are idempotent.
 */
export const planBinTagChange = (change: BinTagChange, facts: BinTagFacts): BinTagPlan => {
  switch (change.act) {
    case 'claim':
      return claim(facts);
    case 'release':
      return release(facts);
    case 'takeOut':
      return takeOut(facts, change.reason);
    case 'restore':
      return restore(facts);
    case 'replace':
      return replace(facts, change.reason);
  }
};
