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
import { grouped } from 'shared-lib/domain/summaries';
import { unitListOf, unitListShard } from './domain/unitList.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { inBatches } from './inBatches.ts';
import { everyPage, inTransaction, putSummary } from './transactions.ts';

const unitsOf = (customerId: string, communityId: string) =>
  firestore().collection(paths.units(customerId)).where('communityId', '==', communityId);

/**
 * Makes the list of a community's units anew, from all of them. A community that never had one has no list. Changes meanwhile wait, or it
 * begins again.
 */
export const rebuildUnitList = (customerId: string, communityId: string): Promise<void> =>
  inTransaction(async (transaction) => {
    const stored = await transaction.getAll(
      ...shards.map((shard) => firestore().doc(paths.unitListShard(customerId, communityId, shard))),
    );
    const found = await everyPage(transaction, unitsOf(customerId, communityId));
    if (found.length === 0 && !stored.some(({ exists }) => exists)) return;
    const units = found.flatMap((document) => recordOf(unitSchema, document) ?? []);
    unitListOf(customerId, communityId, units.map(listedUnitOf)).forEach(({ data }, index) => {
      const snapshot = stored[index];
      if (snapshot) putSummary(transaction, snapshot, data);
    });
  });

/** Brings some rows of a shard up to date. @returns false when the shard can't be read, and the list has to be made anew */
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
  putSummary(transaction, stored, unitListShard(communityId, shard, rows));
  return true;
};

/**
 * Milliseconds from one writing of a shard to the next while an import changes its units: each sends the whole shard to every screen that
 * listens, and Firestore asks that one document be written about once a second. What hands change is too little to wait for.
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

/** Brings the row of a unit up to date with its document as it is now, in the list of a community where it was or is. */
export const refreshListedUnit = (customerId: string, communityId: string, unitId: string): Promise<void> =>
  refresh(`${customerId}/${communityId}/${shardOf(unitId)}`, unitId);

/**
 * Compares the lists of units with the units, by counting those of each community, and makes anew the lists that are missing, damaged or of
 * another length. The units themselves are not read where the counts agree: there are tens of thousands.
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
  const whole = grouped(
    read.filter((shard) => shard !== null),
    ({ communityId }) => communityId,
  );
  for (const { id } of communities.docs) {
    const known = whole.get(id) ?? [];
    const listed = known.reduce((sum, { entries }) => sum + entries.length, 0);
    const { count } = (await unitsOf(customerId, id).count().get()).data();
    const isWhole = known.length === shards.length || (count === 0 && known.length === 0);
    if (!isWhole || listed !== count) await rebuildUnitList(customerId, id);
  }
};
