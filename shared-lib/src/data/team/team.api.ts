import { paths, teamMemberSchema } from '../../domain/index.ts';
import { documentsAt, liveCollection, liveDocument } from '../liveHooks.ts';

/** Every team member of the signed-in account, live, in no particular order. */
export const useTeam = liveCollection('listenToTeam', {
  schema: teamMemberSchema,
  query: (customerId) => documentsAt(paths.team(customerId)),
});

/** One member of the signed-in account by a document id (`isDocumentId`), live; null when there is none. */
export const useTeamMember = liveDocument('listenToTeamMember', {
  schema: teamMemberSchema,
  path: paths.teamMember,
});
