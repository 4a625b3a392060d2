import type { Transaction } from 'firebase-admin/firestore';
import {
  directorySchemas,
  paths,
  planCountsSchema,
  shardOf,
  shards,
  type DirectoryKind,
} from 'shared-lib/domain';
import { directoryShard } from './domain/directory.ts';
import { groupBy, summaryFormat } from 'shared-lib/domain/summaries';
import { firestore } from '../../../kernel/firebase.ts';
import { directorySources } from './directorySources.ts';
import { recordOf } from '../../../kernel/records.ts';
import { inBatches } from './inBatches.ts';
import { addToCounts, difference, inTransaction, isMissing, saveSummary } from './transactions.ts';

const shardAt = (customerId: string, kind: DirectoryKind, shard: number) =>
  firestore().doc(paths.directoryShard(customerId, kind, shard));

/** The kinds that count toward the plan. */
const countedKinds = ['team', 'communities'] as const satisfies readonly DirectoryKind[];

/**
 * Reads everything that a kind's shards are built from.
 * @returns their counts, and the function that writes them after all reads
 */
const readAll = async <K extends DirectoryKind>(transaction: Transaction, customerId: string, kind: K) => {
  const { allEntries, counted } = directorySources[kind];
  const stored = await transaction.getAll(...shards.map((shard) => shardAt(customerId, kind, shard)));
  const entries = await allEntries(transaction, customerId);
  const byShard = groupBy(entries, ({ id }) => shardOf(id));
  return {
    counts: counted(entries),
    write: () =>
      stored.forEach((snapshot, shard) =>
        saveSummary(transaction, snapshot, directoryShard(kind, shard, byShard.get(shard) ?? [])),
      ),
  };
};

/**
 * Rebuilds all shards of a kind, and its plan counts. It reads the whole source in the transaction that writes, so concurrent changes wait,
 * or it reruns. If the plan's counts can't be read, every counted kind is rebuilt, so that no screen sees only some of them.
 */
export const rebuildDirectory = (customerId: string, kind: DirectoryKind): Promise<void> =>
  inTransaction(async (transaction) => {
    const planNow = await transaction.get(firestore().doc(paths.planCounts(customerId)));
    const isCounted = countedKinds.some((counted) => counted === kind);
    const isComplete = recordOf(planCountsSchema, planNow) !== null;
    const kinds: readonly DirectoryKind[] = isCounted && !isComplete ? countedKinds : [kind];
    const made = [];
    for (const each of kinds) made.push(await readAll(transaction, customerId, each));
    made.forEach(({ write }) => write());
    if (!isCounted) return;
    const counts = Object.assign({}, ...made.map(({ counts }) => counts)) as Record<string, number>;
    saveSummary(transaction, planNow, { ...counts, format: summaryFormat });
  });

/**
 * Updates the given rows of a shard.
 * @returns false if the shard can't be read and needs rebuilding
 */
const updateRows = async <K extends DirectoryKind>(
  transaction: Transaction,
  customerId: string,
  kind: K,
  shard: number,
  ids: readonly string[],
): Promise<boolean> => {
  const { entriesNow, counted } = directorySources[kind];
  const [stored, now] = await Promise.all([
    transaction.get(shardAt(customerId, kind, shard)),
    entriesNow(transaction, customerId, ids),
  ]);
  const read = recordOf(directorySchemas[kind], stored);
  if (read === null || read.damaged > 0) return false;
  const { entries: before } = read;
  const changed = new Set(ids);
  const after = [...before.filter(({ id }) => !changed.has(id)), ...now];
  saveSummary(transaction, stored, directoryShard(kind, shard, after));
  const plan = firestore().doc(paths.planCounts(customerId));
  addToCounts(transaction, plan, difference(counted(after), counted(before)));
  return true;
};

const refresh = inBatches<string>(async (key, items) => {
  const [customerId = '', kind, shard] = key.split('/') as [string, DirectoryKind, string];
  const ids = [...new Set(items)];
  const isUpdated = await inTransaction((transaction) =>
    updateRows(transaction, customerId, kind, Number(shard), ids),
  ).catch((error: unknown) => {
    if (isMissing(error)) return false;
    throw error;
  });
  if (!isUpdated) await rebuildDirectory(customerId, kind);
});

/**
 * Updates a directory entry from its source's current state, whichever event triggered it.
 * @param id the member's or community's
 */
export const refreshEntry = (customerId: string, kind: DirectoryKind, id: string): Promise<void> =>
  refresh(`${customerId}/${kind}/${shardOf(id)}`, id);
