import {
  chunksOf,
  paths,
  readDocument,
  unitKey,
  unitSchema,
  unitsOfLayout,
  type UnitSetup,
} from 'shared-lib/domain';
import {
  binTagBatchSchema,
  binTagSchema,
  maxBinTagBatch,
  maxBinTagPairs,
  maxUnitsOfCall,
  pairsInSequence,
  rowAt,
  unitCalls,
  type NewBinTagBatch,
} from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { heavyOfficeCall, type Author } from 'backend/kernel/officeCall.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { assignPairs } from '../../binTags/binTagRecords.ts';
import { createBinTags } from '../../binTags/createBinTags.ts';
import { writeUnitRows } from '../writeUnitRows.ts';

/** Maximum number of commits of each kind in one call, so that a large community stays within its time limit. */
const commitsPerCall = 4;

const unitsOf = async (customerId: string, communityId: string) => {
  const found = await firestore()
    .collection(paths.units(customerId))
    .where('communityId', '==', communityId)
    .get();
  return found.docs.flatMap((unit) => recordOf(unitSchema, unit) ?? []);
};

type StoredUnits = Awaited<ReturnType<typeof unitsOf>>;

/**
 * Adds the layout's units that don't exist yet.
 * @returns how many it added, and how many are still missing
 */
const addMissing = async (
  author: Author,
  { communityId, setupId, layout }: UnitSetup,
  units: StoredUnits,
): Promise<{ readonly added: number; readonly missing: number }> => {
  const taken = new Set(units.map(unitKey));
  const missing = unitsOfLayout(layout).filter((door) => !taken.has(unitKey(door)));
  const parts = chunksOf(missing.map(rowAt), maxUnitsOfCall).slice(0, commitsPerCall);
  for (const rows of parts) {
    const expected = { new: rows.length, changed: 0 };
    await writeUnitRows(author, { communityId, importId: setupId, rows, expected });
  }
  const added = parts.flat().length;
  return { added, missing: missing.length - added };
};

/**
 * The setup's batch of tags: the existing one, or a new one named after the community, with a tag for each unit that has
 * none.
 */
const batchOf = async (
  customerId: string,
  { communityId, setupId }: UnitSetup,
  untagged: number,
): Promise<NewBinTagBatch> => {
  const [batch, community] = await firestore().getAll(
    firestore().doc(paths.binTagBatch(customerId, setupId)),
    firestore().doc(paths.community(customerId, communityId)),
  );
  const data = batch!.data();
  const stored = data && readDocument(binTagBatchSchema, batch!.ref.path, data);
  if (stored?.ok) return { ...stored.value, batchId: setupId };
  const label =
    String(community!.get('propertyName') ?? '')
      .slice(0, 36)
      .trim() || 'Tag';
  return { communityId, batchId: setupId, label, count: Math.min(untagged, maxBinTagBatch) };
};

/**
 * Assigns tags of the setup's batch to units without one, in walking order.
 * @returns how many units have none afterward
 */
const tagUnits = async (
  { customerId, by }: Author,
  requested: UnitSetup,
  units: StoredUnits,
): Promise<number> => {
  const author = { customerId, uid: by };
  const untagged = units.filter(({ binTagId }) => binTagId === null);
  if (untagged.length === 0) return 0;
  await createBinTags(author, await batchOf(customerId, requested, untagged.length));
  const tags = await firestore()
    .collection(paths.binTags(customerId))
    .where('printBatchId', '==', requested.setupId)
    .get();
  const free = tags.docs.flatMap((tag) => recordOf(binTagSchema, tag) ?? []);
  const pairs = pairsInSequence(free, untagged).map(({ tag, unit }) => ({
    binTagId: tag.id,
    unitId: unit.id,
  }));
  let left = untagged.length;
  for (const part of chunksOf(pairs, maxBinTagPairs).slice(0, commitsPerCall)) {
    const { assigned } = await assignPairs(author, { communityId: requested.communityId, pairs: part });
    left -= assigned;
  }
  return left;
};

/**
 * Creates a community's units from a layout, and a bin tag for each if wanted: payload
 * `{ communityId, setupId, layout: { units, buildings, floors, pattern }, withTags }`, result
 * `{ units, tagged, isFinished }`. A call does as much as it has time for; repeating it with the same
 * `setupId` continues until `isFinished`, and adds nothing twice. Existing units stay as they are.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `not-found` without the
 * community; `failed-precondition` when the units change in the meantime; `resource-exhausted` when the
 * community would have too many; `already-exists` when another batch has the community's name as its label
 */
export const setUpUnits = heavyOfficeCall(unitCalls.setUpUnits, async (requested, author) => {
  const found = await unitsOf(author.customerId, requested.communityId);
  const { added, missing } = await addMissing(author, requested, found);
  const units = added === 0 ? found : await unitsOf(author.customerId, requested.communityId);
  const left = requested.withTags && missing === 0 ? await tagUnits(author, requested, units) : 0;
  const tagged = requested.withTags && missing === 0 ? units.length - left : 0;
  return { units: units.length, tagged, isFinished: missing === 0 && left === 0 };
});
