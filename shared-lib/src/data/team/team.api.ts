import { paths, teamMemberSchema } from '../../domain/index.ts';
import { documentsAt, liveCollection, liveDocument } from '../liveHooks.ts';

/** For modules of the releases before 1.5: everyone on the team with all fields, live, in no particular order. */
export const useTeam = liveCollection('listenToTeam', {
  schema: teamMemberSchema,
  query: (customerId) => documentsAt(paths.team(customerId)),
});

/** One member of the signed-in account by a document id (`isDocumentId`), live; null when there is none. */
export const useTeamMember = liveDocument('listenToTeamMember', {
  schema: teamMemberSchema,
  path: paths.teamMember,
});
