import * as z from 'zod/mini';
import { count } from '../base/fields.ts';
import type { DocumentSchema } from '../base/document.ts';
import { assignmentRows, type DirectoryAssignments } from './directoryAssignments.ts';
import { communityRows, type DirectoryCommunity } from './directoryCommunity.ts';
import { memberRows, type DirectoryMember } from './directoryMember.ts';
import { requestRecordRows, type DirectoryRequests } from './directoryRequests.ts';
import type { RowFormat } from './rowFormat.ts';
import { rowsOf, shardNumber, summaryFields } from './summaryFields.ts';

/** The directory's records, by kind. */
interface DirectoryEntries {
  readonly team: DirectoryMember;
  readonly communities: DirectoryCommunity;
  readonly assignments: DirectoryAssignments;
  readonly requests: DirectoryRequests;
}

export type DirectoryKind = keyof DirectoryEntries;

/** The record of one row of a kind. */
export type DirectoryEntry<K extends DirectoryKind> = DirectoryEntries[K];

/** A shard of the directory as it is read. */
export interface DirectoryShard<K extends DirectoryKind> {
  readonly id: string;
  readonly kind: K;
  readonly shard: number;
  /** How many entries it has, including unreadable ones. */
  readonly count: number;
  readonly entries: readonly DirectoryEntry<K>[];
  /** How many unreadable rows were skipped. */
  readonly damaged: number;
  /** Epoch milliseconds; null while the write is pending. */
  readonly updatedAt: number | null;
}

const shardSchema = <K extends DirectoryKind>(
  kind: K,
  rows: RowFormat<DirectoryEntry<K>>,
): DocumentSchema<DirectoryShard<K>> =>
  z.pipe(
    z
      .object({
        ...summaryFields,
        kind: z.literal(kind),
        shard: shardNumber,
        count,
        entries: rowsOf(rows),
      })
      .check(
        z.refine(({ count: counted, entries }) => counted === entries.records.length + entries.damaged, {
          error: 'expected as many entries as are counted',
          path: ['entries'],
        }),
      ),
    z.transform(({ entries, ...shard }) => ({
      ...shard,
      entries: entries.records,
      damaged: entries.damaged,
    })),
  );

/** The schemas of directory shards, `customers/{customerId}/directory/{kind}-{shard}`, by kind. */
export const directorySchemas: {
  readonly [K in DirectoryKind]: DocumentSchema<DirectoryShard<K>>;
} = {
  team: shardSchema('team', memberRows),
  communities: shardSchema('communities', communityRows),
  assignments: shardSchema('assignments', assignmentRows),
  requests: shardSchema('requests', requestRecordRows),
};
