import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { paths, unitSchema, type DocumentSchema } from 'shared-lib/domain';
import {
  binTagSchema,
  maxBinTagEvents,
  type BinTag,
  type BinTagPlan,
  type BinTagWrite,
  type TaggedUnit,
} from 'mf-communities/domain';
import { binTagCode } from 'backend/functions/core/codes/codeDocuments.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { recordOf } from 'backend/kernel/records.ts';

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

/** The bin tags with some ids; missing and damaged ones are left out. */
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

/** The units with some ids, each with its actual tag: one that names another community's tag has none. */
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
