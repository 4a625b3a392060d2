import { paths, groupBy, shardOf, shards, summaryFormat, type ListedUnit } from 'shared-lib/domain';
import { unitRows } from 'shared-lib/domain/summaries';

/**
 * The fields of a shard of a community's unit list, except `updatedAt`.
 * @param entries the shard's, in any order
 */
export const unitListShard = (communityId: string, shard: number, entries: readonly ListedUnit[]) => ({
  communityId,
  shard,
  count: entries.length,
  entries: unitRows.write(entries),
  format: summaryFormat,
});

/** All shards of a community's unit list, with their paths. */
export const unitListOf = (customerId: string, communityId: string, units: readonly ListedUnit[]) => {
  const byShard = groupBy(units, (unit) => shardOf(unit.id));
  return shards.map((shard) => ({
    path: paths.unitListShard(customerId, communityId, shard),
    data: unitListShard(communityId, shard, byShard.get(shard) ?? []),
  }));
};
