import { assignmentRows, communityRows, memberRows, requestRecordRows } from 'shared-lib/domain/summaries';
import { type RowFormat, summaryFormat, type DirectoryKind, type DirectoryEntry } from 'shared-lib/domain';

const directoryRows: { readonly [K in DirectoryKind]: RowFormat<DirectoryEntry<K>> } = {
  team: memberRows,
  communities: communityRows,
  assignments: assignmentRows,
  requests: requestRecordRows,
};

/**
 * The fields of a directory shard, except `updatedAt`.
 * @param entries the shard's, in any order
 */
export const directoryShard = <K extends DirectoryKind>(
  kind: K,
  shard: number,
  entries: readonly DirectoryEntry<K>[],
) => ({
  kind,
  shard,
  count: entries.length,
  entries: directoryRows[kind].write(entries),
  format: summaryFormat,
});
