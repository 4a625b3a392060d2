import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  assignedAgentSchema,
  collectionGroups,
  communitySchema,
  paths,
  requestRecordSchema,
  teamMemberSchema,
  withoutArchived,
  type Community,
  type DirectoryEntry,
  type DirectoryKind,
  type DocumentSchema,
  type RequestRecord,
  type TeamMember,
} from 'shared-lib/domain';
import { countTeam, directoryAssignmentsOf, directoryRequestsOf } from './domain/directory.ts';
import { directoryCommunityOf, directoryMemberOf, groupBy } from 'shared-lib/domain/summaries';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { readAllPages } from './transactions.ts';

/** The source of a kind's entries. */
export interface DirectorySource<K extends DirectoryKind> {
  /** The current entries of the given ids; missing ones are left out. */
  readonly entriesNow: (
    transaction: Transaction,
    customerId: string,
    ids: readonly string[],
  ) => Promise<DirectoryEntry<K>[]>;
  readonly allEntries: (transaction: Transaction, customerId: string) => Promise<DirectoryEntry<K>[]>;
  /** The plan counts of the given entries. */
  readonly counted: (entries: readonly DirectoryEntry<K>[]) => Readonly<Record<string, number>>;
}

/** A source with a document for each entry. */
const documents = <T, K extends DirectoryKind>(
  pathOf: (customerId: string) => string,
  schema: DocumentSchema<T>,
  toEntry: (record: T) => DirectoryEntry<K>,
): Pick<DirectorySource<K>, 'entriesNow' | 'allEntries'> => {
  const entriesOf = (found: readonly DocumentSnapshot[]) =>
    found
      .map((snapshot) => recordOf(schema, snapshot))
      .filter((record) => record !== null)
      .map(toEntry);
  return {
    entriesNow: async (transaction, customerId, ids) => {
      const collection = firestore().collection(pathOf(customerId));
      return entriesOf(await transaction.getAll(...ids.map((id) => collection.doc(id))));
    },
    allEntries: async (transaction, customerId) =>
      entriesOf(await readAllPages(transaction, firestore().collection(pathOf(customerId)))),
  };
};

const communityIdOf = (snapshot: DocumentSnapshot): string => snapshot.ref.parent.parent?.id ?? '';

/** A community's assignments, from the documents found there. */
const assignmentsOf = (customerId: string, communityId: string, found: readonly DocumentSnapshot[]) => {
  const agents = found.map((snapshot) => recordOf(assignedAgentSchema, snapshot));
  return directoryAssignmentsOf(
    communityId,
    agents.filter((agent) => agent?.customerId === customerId).filter((agent) => agent !== null),
  );
};

/** The directory's sources, by kind. */
export const directorySources: { readonly [K in DirectoryKind]: DirectorySource<K> } = {
  team: {
    ...documents<TeamMember, 'team'>(paths.team, teamMemberSchema, directoryMemberOf),
    counted: countTeam,
  },
  communities: {
    ...documents<Community, 'communities'>(paths.communities, communitySchema, directoryCommunityOf),
    counted: (entries) => ({ communities: withoutArchived(entries).length }),
  },
  assignments: {
    entriesNow: async (transaction, customerId, ids) => {
      const entries = ids.map(async (id) => {
        const agents = firestore().collection(paths.assignedAgents(customerId, id));
        return assignmentsOf(customerId, id, (await transaction.get(agents)).docs);
      });
      return (await Promise.all(entries)).filter((entry) => entry !== null);
    },
    allEntries: async (transaction, customerId) => {
      const group = firestore().collectionGroup(collectionGroups.assignedAgents);
      const found = await readAllPages(transaction, group.where('customerId', '==', customerId));
      const own = found.filter(({ ref }) => ref.path.startsWith(`${paths.communities(customerId)}/`));
      const byCommunity = groupBy(own, communityIdOf);
      return Array.from(byCommunity, ([id, docs]) => assignmentsOf(customerId, id, docs)).filter(
        (entry) => entry !== null,
      );
    },
    counted: () => ({}),
  },
  requests: {
    ...documents<RequestRecord, 'requests'>(paths.requests, requestRecordSchema, (record) =>
      directoryRequestsOf(record, Date.now()),
    ),
    counted: () => ({}),
  },
};
