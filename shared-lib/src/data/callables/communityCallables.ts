import { sharedCommunityCalls, type NewCommunity } from '../../domain/index.ts';
import { communityAdded, communityArchived, communityRestored } from '../directory/changesOf.ts';
import { communitiesPart } from '../directory/directoryParts.ts';
import { applyLocally } from './applyLocally.ts';
import { callerOf } from './call.ts';

const { publish } = communitiesPart.own;

const callCommunities = callerOf(sharedCommunityCalls);

/** Adds a community to the signed-in account; refused with `resource-exhausted` when the plan is full. */
export const addCommunity = (community: NewCommunity) =>
  applyLocally(callCommunities('addCommunity', community), (answer) =>
    publish([communityAdded(answer, community)]),
  );

/** Archives a community and everything linked to it, or completes an interrupted run; safe to repeat. */
export const archiveCommunity = (communityId: string) =>
  applyLocally(callCommunities('archiveCommunity', { communityId }), () =>
    publish([communityArchived(communityId, Date.now())]),
  );

/** Restores an archived community; refused with `resource-exhausted` when the plan is full. */
export const restoreCommunity = (communityId: string) =>
  applyLocally(callCommunities('restoreCommunity', { communityId }), () =>
    publish([communityRestored(communityId)]),
  );
