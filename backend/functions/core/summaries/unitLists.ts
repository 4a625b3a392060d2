import type { Transaction } from 'firebase-admin/firestore';
import {
  listedUnitOf,
  paths,
  readDocument,
  shardOf,
  shards,
  unitListSchema,
  unitSchema,
  type ListedUnit,
} from 'shared-lib/domain';
import { groupBy } from 'shared-lib/domain/summaries';
import { unitListOf, unitListShard } from './domain/unitList.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { inBatches } from './inBatches.ts';
import { readAllPages, inTransaction, saveSummary } from './transactions.ts';

const unitsOf = (customerId: string, communityId: string) =>
  firestore().collection(paths.units(customerId)).where('communityId', '==', communityId);

/** Rebuilds the list of a community's units. A community that never had units has no list. Concurrent changes wait, or it reruns. */
export const rebuildUnitList = (customerId: string, communityId: string): Promise<void> =>
  inTransaction(async (transaction) => {
    const stored = await transaction.getAll(
      ...shards.map((shard) => firestore().doc(paths.unitListShard(customerId, communityId, shard))),
    );
    const found = await readAllPages(transaction, unitsOf(customerId, communityId));
    if (found.length === 0 && !stored.some(({ exists }) => exists)) return;
    const units = found.flatMap((document) => recordOf(unitSchema, document) ?? []);
    unitListOf(customerId, communityId, units.map(listedUnitOf)).forEach(({ data }, index) => {
      const snapshot = stored[index];
      if (snapshot) saveSummary(transaction, snapshot, data);
    });
  });

/**
 * Updates the given rows of a shard.
 * @returns false if the shard can't be read and the list needs rebuilding
 */
const updateRows = async (
  transaction: Transaction,
  customerId: string,
  communityId: string,
  shard: number,
  unitIds: readonly string[],
): Promise<boolean> => {
  const [stored, ...found] = await transaction.getAll(
    firestore().doc(paths.unitListShard(customerId, communityId, shard)),
    ...unitIds.map((id) => firestore().doc(paths.unit(customerId, id))),
  );
  const read = stored && recordOf(unitListSchema, stored);
  if (!read || read.damaged > 0) return false;
  const changed = new Set(unitIds);
  const now = found
    .map((document) => recordOf(unitSchema, document))
    .filter((unit) => unit?.communityId === communityId)
    .flatMap((unit): ListedUnit[] => (unit ? [listedUnitOf(unit)] : []));
  const rows = [...read.entries.filter(({ id }) => !changed.has(id)), ...now];
  saveSummary(transaction, stored, unitListShard(communityId, shard, rows));
  return true;
};

/**
 * Minimum time between a shard's writes while an import changes its units, in milliseconds. Each write sends the whole shard to every
 * listening screen, and Firestore recommends about one write per second and document. Manual changes are too few to be delayed.
 */
const pace = { apart: 1000, burst: 5 };

const refresh = inBatches<string>(async (key, items) => {
  const [customerId = '', communityId = '', shard] = key.split('/');
  const unitIds = [...new Set(items)];
  const isUpdated = await inTransaction((transaction) =>
    updateRows(transaction, customerId, communityId, Number(shard), unitIds),
  );
  if (!isUpdated) await rebuildUnitList(customerId, communityId);
}, pace);

/** Updates a unit's row from its current document, in the list of a community where it was or is. */
export const refreshListedUnit = (customerId: string, communityId: string, unitId: string): Promise<void> =>
  refresh(`${customerId}/${communityId}/${shardOf(unitId)}`, unitId);

/**
 * Compares the lists with the units, by counting each community's, and rebuilds lists that are missing, damaged or have a different length.
 * The units themselves are not read if the counts match: there are tens of thousands.
 */
export const rebuildUnitLists = async (customerId: string): Promise<void> => {
  const [communities, lists] = await Promise.all([
    firestore().collection(paths.communities(customerId)).select().get(),
    firestore().collection(paths.unitLists(customerId)).get(),
  ]);
  const read = lists.docs.map((document) => {
    const result = readDocument(unitListSchema, document.ref.path, document.data());
    return result.ok && result.value.damaged === 0 ? result.value : null;
  });
  const whole = groupBy(
    read.filter((shard) => shard !== null),
    ({ communityId }) => communityId,
  );
  // Also the lists of communities that are gone but still have units.
  const listed = lists.docs.map(({ id }) => id.slice(0, id.lastIndexOf('-')));
  for (const id of new Set([...communities.docs.map((community) => community.id), ...listed])) {
    const known = whole.get(id) ?? [];
    const entryCount = known.reduce((sum, { entries }) => sum + entries.length, 0);
    const { count } = (await unitsOf(customerId, id).count().get()).data();
    const isComplete = known.length === shards.length || (count === 0 && known.length === 0);
    if (!isComplete || entryCount !== count) await rebuildUnitList(customerId, id);
  }
};
