import { collection, query } from 'firebase/firestore';
import { paths, teamMemberSchema, type TeamMember } from '../../domain/index.ts';
import { api } from '../api.ts';
import { firestore } from '../firestore.ts';
import { listenToDocument, listenToQuery } from '../listenTo.ts';
import { liveEndpoint } from '../live.ts';
import { useAccount } from '../useAccount.ts';
import { useLive } from '../useLive.ts';

const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    listenToTeam: build.query({
      ...liveEndpoint<readonly TeamMember[], string>('listenToTeam', (customerId, onData, onError) =>
        listenToQuery(
          query(collection(firestore(), paths.team(customerId))),
          teamMemberSchema,
          onData,
          onError,
        ),
      ),
    }),
    listenToTeamMember: build.query({
      ...liveEndpoint<TeamMember | null, string>('listenToTeamMember', (path, onData, onError) =>
        listenToDocument(path, teamMemberSchema, onData, onError),
      ),
    }),
  }),
});

/** Every team member of the signed-in account, live, in no particular order. */
export function useTeam() {
  const { customerId } = useAccount();
  return useLive<readonly TeamMember[]>(teamApi.useListenToTeamQuery(customerId));
}

/**
 * One member of the signed-in account, live; null when there is none.
 * @param memberId a document id (`isDocumentId`).
 */
export function useTeamMember(memberId: string) {
  const { customerId } = useAccount();
  return useLive<TeamMember | null>(
    teamApi.useListenToTeamMemberQuery(paths.teamMember(customerId, memberId)),
  );
}
