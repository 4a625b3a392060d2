import { useMemo } from 'react';
import { withoutArchived, type DirectoryCommunity, type DirectoryMember } from '../../domain/index.ts';
import type { BringEverything } from '../everyPage.ts';
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
import { useWhole } from './useWhole.ts';

const liveListing = <Row>(name: string, part: DirectoryPart<Row>) =>
  liveHookOfAccount<Listing<Row>>(name, (customerId, _asked, onData, onError) =>
    listenToDirectory(part, customerId, onData, onError),
  );

const useTeamPart = liveListing('listenToTeamDirectory', teamPart);
const useCommunitiesPart = liveListing('listenToCommunityDirectory', communitiesPart);
const useAssignmentsPart = liveListing('listenToAssignmentDirectory', assignmentsPart);
const useRequestsPart = liveListing('listenToRequestDirectory', requestsPart);

/** The team as far as it is known, live, in no particular order: for lists, which say when there are more. */
export const useTeamListing = () => useTeamPart();

/** A listing without the communities that are archived. */
function useServed(live: LiveResult<Listing<DirectoryCommunity>>): LiveResult<Listing<DirectoryCommunity>> {
  const listing = live.status === 'ready' ? live.data : null;
  const served = useMemo(() => listing && { ...listing, rows: withoutArchived(listing.rows) }, [listing]);
  return live.status === 'ready' && served ? { ...live, data: served } : live;
}

/**
 * The communities as far as they are known, live, in no particular order: for lists, which say when there are more. Archived ones are
 * not among them.
 */
export const useCommunityListing = () => useServed(useCommunitiesPart());

/** The same with those that are archived, and those that were deleted, of which only the name is left. */
export const useEveryCommunityListing = () => useCommunitiesPart();

/** Everyone on the team, with what lists and names need of them, live, in no particular order. */
export const useTeamDirectory = () => useWhole(useTeamPart());

/** Every community that is not archived, with what lists and schedules need of it, live, in no particular order. */
export const useCommunityDirectory = () => useWhole(useCommunityListing());

/** The same with those that are archived or deleted: for the names of past nights. */
export const useEveryCommunity = () => useWhole(useCommunitiesPart());

/** The assignments as far as they are known, live, in no particular order. */
export const useAssignmentListing = () => useAssignmentsPart();

/** Who serves which community on which weekday, live. */
export const useAssignmentDirectory = () => useWhole(useAssignmentsPart());

/** What the team asks for, live: all that is pending, and of the rest what `requestsListedSince` promises. */
export const useRequestDirectory = (options?: LiveOptions) => useWhole(useRequestsPart(undefined, options));

const bringing =
  <Row>(part: DirectoryPart<Row>) =>
  (customerId: string): BringEverything<Row> =>
  async (signal, onProgress) => {
    const { bringSource } = await import(/* webpackChunkName: "directory-source" */ './source.ts');
    return bringSource(part, customerId)(signal, onProgress);
  };

/** Fetches everyone on the team from the server, while the listing is a part. */
export const bringTeam = bringing<DirectoryMember>(teamPart);

/** Fetches every community from the server, archived ones too, while the listing is a part. */
export const bringCommunities = bringing<DirectoryCommunity>(communitiesPart);
