import type { DirectoryCommunity, DirectoryMember } from '../../domain/index.ts';
import type { BringEverything } from '../everyPage.ts';
import { liveHookOfAccount } from '../liveHooks.ts';
import { assignmentsPart, communitiesPart, teamPart, type DirectoryPart } from './directoryParts.ts';
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

/** The team as far as it is known, live, in no particular order: for lists, which say when there are more. */
export const useTeamListing = () => useTeamPart();

/** The communities as far as they are known, live, in no particular order: for lists, which say when there are more. */
export const useCommunityListing = () => useCommunitiesPart();

/** Everyone on the team, with what lists and names need of them, live, in no particular order. */
export const useTeamDirectory = () => useWhole(useTeamPart());

/** Every community, with what lists and schedules need of it, live, in no particular order. */
export const useCommunityDirectory = () => useWhole(useCommunitiesPart());

/** The assignments as far as they are known, live, in no particular order. */
export const useAssignmentListing = () => useAssignmentsPart();

/** Who serves which community on which weekday, live. */
export const useAssignmentDirectory = () => useWhole(useAssignmentsPart());

const bringing =
  <Row>(part: DirectoryPart<Row>) =>
  (customerId: string): BringEverything<Row> =>
  async (signal, onProgress) => {
    const { bringSource } = await import(/* webpackChunkName: "directory-source" */ './source.ts');
    return bringSource(part, customerId)(signal, onProgress);
  };

/** Fetches everyone on the team from the server, while the listing is a part. */
export const bringTeam = bringing<DirectoryMember>(teamPart);

/** Fetches every community from the server, while the listing is a part. */
export const bringCommunities = bringing<DirectoryCommunity>(communitiesPart);
