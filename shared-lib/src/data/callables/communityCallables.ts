import * as z from 'zod/mini';
import { success } from '../../domain/change/calls.ts';
import { type NewCommunity } from '../../domain/index.ts';
import { communityAdded, communityArchived, communityRestored } from '../directory/changesOf.ts';
import { communitiesPart } from '../directory/directoryParts.ts';
import { applyLocally } from './applyLocally.ts';
import { call } from './call.ts';

const { tell } = communitiesPart.own;

const added = z.object({
  communityId: z.string().check(z.minLength(1)),
  slug: z.string().check(z.minLength(1)),
});

/** Adds a community to the signed-in account; refused with `resource-exhausted` when the plan is full. */
export const addCommunity = (community: NewCommunity) =>
  applyLocally(call('addCommunity', community, added), (answer) => tell([communityAdded(answer, community)]));

/** Archives a community and everything linked to it, or completes an interrupted run; safe to repeat. */
export const archiveCommunity = (communityId: string) =>
  applyLocally(call('archiveCommunity', { communityId }, success), () =>
    tell([communityArchived(communityId, Date.now())]),
  );

/** Restores an archived community; refused with `resource-exhausted` when the plan is full. */
export const restoreCommunity = (communityId: string) =>
  applyLocally(call('restoreCommunity', { communityId }, success), () =>
    tell([communityRestored(communityId)]),
  );
