import { collectionGroup, query, where, type Query } from 'firebase/firestore';
import * as z from 'zod/mini';
import {
  assignedAgentSchema,
  assignedAgentsIn,
  collectionGroups,
  communitySchema,
  directoryCommunityOf,
  directoryMemberOf,
  directorySchemas,
  paths,
  teamMemberSchema,
  type AssignedAgent,
  type DirectoryCommunity,
  type DirectoryKind,
  type DirectoryMember,
  type DocumentSchema,
} from '../../domain/index.ts';
import { firestore } from '../firestore.ts';
import { documentsAt } from '../liveHooks.ts';
import type { Shard } from './listing.ts';
import { ownChanges, type OwnChanges } from './ownChanges.ts';

/** A part of the directory, with the documents that it is a summary of. */
export interface DirectoryPart<Row> {
  readonly kind: DirectoryKind;
  readonly shard: (customerId: string) => DocumentSchema<Shard<Row>>;
  /** Tells rows apart. */
  readonly keyOf: (row: Row) => string;
  /** The documents, one for each row. */
  readonly source: (customerId: string) => Query;
  /** Reads a row from its document. */
  readonly sourceRow: DocumentSchema<Row>;
  readonly own: OwnChanges<Row>;
}

const idOf = ({ id }: { readonly id: string }) => id;

/** Every member of the team. */
export const teamPart: DirectoryPart<DirectoryMember> = {
  kind: 'team',
  shard: () => directorySchemas.team,
  keyOf: idOf,
  source: (customerId) => documentsAt(paths.team(customerId)),
  sourceRow: z.pipe(teamMemberSchema, z.transform(directoryMemberOf)),
  own: ownChanges(),
};

/** Every community. */
export const communitiesPart: DirectoryPart<DirectoryCommunity> = {
  kind: 'communities',
  shard: () => directorySchemas.communities,
  keyOf: idOf,
  source: (customerId) => documentsAt(paths.communities(customerId)),
  sourceRow: z.pipe(communitySchema, z.transform(directoryCommunityOf)),
  own: ownChanges(),
};

/** Tells assignments apart: there is one for each community and weekday. */
export const assignmentKey = ({ communityId, day }: Pick<AssignedAgent, 'communityId' | 'day'>) =>
  `${communityId}/${day}`;

/** Who serves which community on which weekday. */
export const assignmentsPart: DirectoryPart<AssignedAgent> = {
  kind: 'assignments',
  shard: (customerId) =>
    z.pipe(
      directorySchemas.assignments,
      z.transform(({ entries, damaged }) => ({
        entries: entries.flatMap((entry) => assignedAgentsIn(customerId, entry)),
        damaged,
      })),
    ),
  keyOf: assignmentKey,
  // One query for the assignments of all communities.
  source: (customerId) =>
    query(
      collectionGroup(firestore(), collectionGroups.assignedAgents),
      where('customerId', '==', customerId),
    ),
  sourceRow: assignedAgentSchema,
  own: ownChanges(),
};
