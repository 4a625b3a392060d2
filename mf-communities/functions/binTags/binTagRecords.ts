import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { groupBy, paths, tagFieldPrefix, unitSchema, type DocumentSchema } from 'shared-lib/domain';
import {
  binTagSchema,
  maxBinTagEvents,
  planBinTagPairs,
  type BinTag,
  type BinTagPairs,
  type BinTagPlan,
  type BinTagWrite,
  type PlannedPairs,
  type TaggedUnit,
} from 'mf-communities/domain';
import { binTagCode } from 'backend/functions/core/codes/codeDocuments.ts';
import { logActivity } from 'backend/functions/core/community/activity.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { HttpsError } from 'firebase-functions/https';

const readAll = async <T extends { id: string }>(
  transaction: Transaction,
  schema: DocumentSchema<T>,
  found: readonly string[],
): Promise<Map<string, T>> => {
  if (found.length === 0) return new Map();
  const snapshots = await transaction.getAll(...found.map((path) => firestore().doc(path)));
  return new Map(
    snapshots.flatMap((snapshot) => {
      const record = recordOf(schema, snapshot);
      return record === null ? [] : [[record.id, record]];
    }),
  );
};

/** The bin tags with these ids; missing and damaged ones are left out. */
export const readTags = (
  transaction: Transaction,
  customerId: string,
  ids: readonly string[],
): Promise<Map<string, BinTag>> =>
  readAll(
    transaction,
    binTagSchema,
    [...new Set(ids)].map((id) => paths.binTag(customerId, id)),
  );

/**
 * The units with these ids, each with its actual tag: a unit that references another community's tag has
 * none.
 */
export const readTaggedUnits = async (
  transaction: Transaction,
  customerId: string,
  ids: readonly string[],
): Promise<Map<string, TaggedUnit>> => {
  const units = await readAll(
    transaction,
    unitSchema,
    [...new Set(ids)].map((id) => paths.unit(customerId, id)),
  );
  const named = [...units.values()].flatMap(({ binTagId }) => binTagId ?? []);
  const tags = await readTags(transaction, customerId, named);
  return new Map(
    [...units].map(([id, { communityId, binTagId }]) => {
      const tag = tags.get(binTagId ?? '');
      const isHere = tag?.unitId === id && tag.status === 'assigned';
      return [id, { id, communityId, binTagId: isHere ? binTagId : null }];
    }),
  );
};

/** The change's author and target. */
export interface Author {
  readonly customerId: string;
  /** The login uid; null for a function acting automatically. */
  readonly uid: string | null;
}

/** Writes a tag's new fields, a history event, and its public code. */
const writeTag = (
  transaction: Transaction,
  { customerId, uid }: Author,
  tag: BinTag,
  { fields, event }: BinTagWrite,
): void => {
  const history = [...tag.history, { ...event, at: Date.now(), by: uid }].slice(-maxBinTagEvents);
  transaction.update(firestore().doc(paths.binTag(customerId, tag.id)), {
    ...storedFields(binTagSchema, { ...fields, history }),
    ...(fields.status === 'assigned' && { assignedAt: FieldValue.serverTimestamp() }),
    ...(fields.status === 'unassigned' && { assignedAt: null }),
    updatedAt: FieldValue.serverTimestamp(),
  });
  transaction.set(firestore().doc(paths.code(tag.id)), binTagCode(customerId, { ...tag, ...fields }));
};

/** The records a plan affects. */
interface Planned {
  readonly tag: BinTag;
  readonly unit: TaggedUnit | null;
  readonly other: BinTag | null;
}

/** Writes a plan: both tags, their public codes and the units, together. */
export const writePlan = (
  transaction: Transaction,
  author: Author,
  { tag, unit, other }: Planned,
  plan: Extract<BinTagPlan, { ok: true }>,
): void => {
  if (plan.tag) writeTag(transaction, author, tag, plan.tag);
  if (plan.other && other) writeTag(transaction, author, other, plan.other);
  if (plan.unitTag !== undefined && unit) {
    transaction.update(firestore().doc(paths.unit(author.customerId, unit.id)), {
      binTagId: plan.unitTag,
      updatedAt: FieldValue.serverTimestamp(),
    });
  }
  if (plan.leftUnitId !== undefined) {
    transaction.update(firestore().doc(paths.unit(author.customerId, plan.leftUnitId)), {
      binTagId: null,
      updatedAt: FieldValue.serverTimestamp(),
    });
  }
};

/** Logs what happened to tags: a single one by its label, several by their count. */
const logPairs = (
  transaction: Transaction,
  { customerId, uid }: Author,
  communityId: string,
  writes: PlannedPairs['writes'],
): void => {
  if (uid === null) return;
  const changed = writes.flatMap(({ facts: { tag }, plan }) =>
    plan.tag ? { ...tag, act: plan.tag.event.act } : [],
  );
  for (const [act, tags] of groupBy(changed, (tag) => tag.act)) {
    const to = tags.length === 1 ? (tags[0]?.label ?? '') : tags.length;
    logActivity(transaction, customerId, communityId, {
      act: 'edited',
      by: uid,
      changes: [{ field: `${tagFieldPrefix}${act}`, to }],
      partIds: tags.map(({ id }) => id),
    });
  }
};

/**
 * Assigns tags to units in one transaction, as `assignBinTags` does.
 * @throws HttpsError `failed-precondition` with `details.refused` when `isWhole` is set and not all pairs fit
 */
export const assignPairs = (author: Author, requested: BinTagPairs) => {
  const { pairs, isWhole: isComplete = false } = requested;
  const { customerId } = author;
  return firestore().runTransaction(async (transaction) => {
    const tagIds = pairs.map(({ binTagId }) => binTagId);
    const unitIds = pairs.flatMap(({ unitId, fromUnitId }) => [unitId ?? [], fromUnitId ?? []].flat());
    const [tags, units] = await Promise.all([
      readTags(transaction, customerId, tagIds),
      readTaggedUnits(transaction, customerId, unitIds),
    ]);
    const { writes, refused } = planBinTagPairs(requested, { tags, units });
    if (isComplete && refused.length > 0) {
      throw new HttpsError('failed-precondition', 'Tags or units changed after the check.', { refused });
    }
    for (const { facts, plan } of writes) writePlan(transaction, author, facts, plan);
    logPairs(transaction, author, requested.communityId, writes);
    return { assigned: pairs.length - refused.length, refused };
  });
};
