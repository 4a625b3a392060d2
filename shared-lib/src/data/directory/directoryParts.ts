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
  requestRecordSchema,
  teamMemberSchema,
  type AssignedAgent,
  type DirectoryCommunity,
  type DirectoryKind,
  type DirectoryMember,
  type DirectoryRequests,
  type DocumentSchema,
  type PlacedRequest,
} from '../../domain/index.ts';
import { firestore } from '../firestore.ts';
import { documentsAt } from '../liveHooks.ts';
import type { Shard } from './listing.ts';
import { localChanges, type LocalChanges } from './localChanges.ts';

/** A part of the directory, or another summary in eight shards, with its source documents. */
export interface DirectoryPart<Row> {
  /** Its name on this device and in problem reports. */
  readonly kind: string;
  /** The summary's documents. */
  readonly shards: (customerId: string) => Query;
  readonly shard: (customerId: string) => DocumentSchema<Shard<Row>>;
  /** A row's key. */
  readonly keyOf: (row: Row) => string;
  /** The source documents. */
  readonly source: (customerId: string) => Query;
  /** Reads a document's rows. */
  readonly sourceRows: DocumentSchema<readonly Row[]>;
  readonly own: LocalChanges<Row>;
}

const shardsOf = (kind: DirectoryKind) => (customerId: string) =>
  documentsAt(paths.directory(customerId), where('kind', '==', kind));

const idOf = ({ id }: { readonly id: string }) => id;

/** Every member of the team. */
export const teamPart: DirectoryPart<DirectoryMember> = {
  kind: 'team',
  shards: shardsOf('team'),
  shard: () => directorySchemas.team,
  keyOf: idOf,
  source: (customerId) => documentsAt(paths.team(customerId)),
  sourceRows: z.pipe(
    teamMemberSchema,
    z.transform((member) => [directoryMemberOf(member)]),
  ),
  own: localChanges(),
};

/** Every community. */
export const communitiesPart: DirectoryPart<DirectoryCommunity> = {
  kind: 'communities',
  shards: shardsOf('communities'),
  shard: () => directorySchemas.communities,
  keyOf: idOf,
  source: (customerId) => documentsAt(paths.communities(customerId)),
  sourceRows: z.pipe(
    communitySchema,
    z.transform((community) => [directoryCommunityOf(community)]),
  ),
  own: localChanges(),
};

/** An assignment's key: there is one for each community and weekday. */
export const assignmentKey = ({ communityId, day }: Pick<AssignedAgent, 'communityId' | 'day'>) =>
  `${communityId}/${day}`;

/** Which specialist serves which community on which weekday. */
export const assignmentsPart: DirectoryPart<AssignedAgent> = {
  kind: 'assignments',
  shards: shardsOf('assignments'),
  shard: (customerId) =>
    z.pipe(
      directorySchemas.assignments,
      z.transform(({ entries, damaged }) => {
        const agents = entries.flatMap((entry) => assignedAgentsIn(customerId, entry));
        return { entries: agents, damaged, count: agents.length };
      }),
    ),
  keyOf: assignmentKey,
  // One query for the assignments of all communities.
  source: (customerId) =>
    query(
      collectionGroup(firestore(), collectionGroups.assignedAgents),
      where('customerId', '==', customerId),
    ),
  sourceRows: z.pipe(
    assignedAgentSchema,
    z.transform((agent) => [agent]),
  ),
  own: localChanges(),
};

/** A request, with its record's id. */
export interface ListedRequest extends PlacedRequest {
  readonly recordId: string;
}

/** A request's key: records only grow at the end. */
export const requestKey = ({ recordId, place }: Pick<ListedRequest, 'recordId' | 'place'>) =>
  `${recordId}/${place}`;

const listedOf = ({ id, requests }: DirectoryRequests): ListedRequest[] =>
  requests.map((request) => ({ ...request, recordId: id }));

/** The team's requests: all pending ones, and recent ones. */
export const requestsPart: DirectoryPart<ListedRequest> = {
  kind: 'requests',
  shards: shardsOf('requests'),
  shard: () =>
    z.pipe(
      directorySchemas.requests,
      z.transform(({ entries, ...shard }) => ({ ...shard, entries: entries.flatMap(listedOf) })),
    ),
  keyOf: requestKey,
  source: (customerId) => documentsAt(paths.requests(customerId)),
  sourceRows: z.pipe(
    requestRecordSchema,
    z.transform((record) => listedOf(record)),
  ),
  own: localChanges(),
};
