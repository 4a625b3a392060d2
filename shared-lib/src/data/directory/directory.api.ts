import { useMemo } from 'react';
import { withoutArchived, type DirectoryCommunity, type DirectoryMember } from '../../domain/index.ts';
import type { FetchAll } from '../fetchAllPages.ts';
import type { LiveResult } from '../live.ts';
import { liveHookOfAccount, type LiveOptions } from '../liveHooks.ts';
import {
  assignmentsPart,
  communitiesPart,
  requestsPart,
  teamPart,
  type DirectoryPart,
} from './directoryParts.ts';
import type { Listing } from './listing.ts';
import { listenToDirectory } from './listenToDirectory.ts';
import { useWhenComplete } from './useWhenComplete.ts';

const liveListing = <Row>(name: string, part: DirectoryPart<Row>) =>
  liveHookOfAccount<Listing<Row>>(name, (customerId, _asked, onData, onError) =>
    listenToDirectory(part, customerId, onData, onError),
  );

const useTeamPart = liveListing('listenToTeamDirectory', teamPart);
const useCommunitiesPart = liveListing('listenToCommunityDirectory', communitiesPart);
const useAssignmentsPart = liveListing('listenToAssignmentDirectory', assignmentsPart);
const useRequestsPart = liveListing('listenToRequestDirectory', requestsPart);

/** The loaded part of the team, live, in no particular order: for lists, which indicate when there are more. */
export const useTeamListing = () => useTeamPart();

/** A listing without archived communities. */
function useServed(live: LiveResult<Listing<DirectoryCommunity>>): LiveResult<Listing<DirectoryCommunity>> {
  const listing = live.status === 'ready' ? live.data : null;
  const served = useMemo(() => listing && { ...listing, rows: withoutArchived(listing.rows) }, [listing]);
  return live.status === 'ready' && served ? { ...live, data: served } : live;
}

/**
 * The loaded communities except archived ones, live, in no particular order: for lists, which indicate when there
 * are more.
 */
export const useCommunityListing = () => useServed(useCommunitiesPart());

/** The loaded communities, including archived ones and deleted ones, which only have a name. */
export const useEveryCommunityListing = () => useCommunitiesPart();

/** Everyone on the team, with the fields for lists and names, live, in no particular order. */
export const useTeamDirectory = () => useWhenComplete(useTeamPart());

/** Every community that isn't archived, with the fields for lists and schedules, live, in no particular order. */
export const useCommunityDirectory = () => useWhenComplete(useCommunityListing());

/** The same, including archived and deleted ones: for the names in past nights. */
export const useEveryCommunity = () => useWhenComplete(useCommunitiesPart());

/** The loaded assignments, live, in no particular order. */
export const useAssignmentListing = () => useAssignmentsPart();

/** Which specialist serves which community on which weekday, live. */
export const useAssignmentDirectory = () => useWhenComplete(useAssignmentsPart());

/** The team's requests, live: all pending ones, and the others from `requestsListedSince` on. */
export const useRequestDirectory = (options?: LiveOptions) =>
  useWhenComplete(useRequestsPart(undefined, options));

const fetchFrom =
  <Row>(part: DirectoryPart<Row>) =>
  (customerId: string): FetchAll<Row> =>
  async (signal, onProgress) => {
    const { fetchSource } = await import(/* webpackChunkName: "directory-source" */ './source.ts');
    return fetchSource(part, customerId)(signal, onProgress);
  };

/** Fetches everyone on the team from the server, while the listing is incomplete. */
export const fetchTeam = fetchFrom<DirectoryMember>(teamPart);

/** Fetches every community from the server, including archived ones, while the listing is incomplete. */
export const fetchAllCommunities = fetchFrom<DirectoryCommunity>(communitiesPart);
