import { paths, teamMemberSchema } from '../../domain/index.ts';
import { documentsAt, liveCollection, liveDocument } from '../liveHooks.ts';

/**
 * Everyone on the team with all fields, live, in no particular order: for an owner who has just started, and a
 * team without a directory yet.
 */
export const useTeam = liveCollection('listenToTeam', {
  schema: teamMemberSchema,
  query: (customerId) => documentsAt(paths.team(customerId)),
});

/** A member of the signed-in account by a document id (`isDocumentId`), live; null if missing. */
export const useTeamMember = liveDocument('listenToTeamMember', {
  schema: teamMemberSchema,
  path: paths.teamMember,
});
