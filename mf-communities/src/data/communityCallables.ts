import {
  communityCalls,
  type ClosureChange,
  type CommunityEdit,
  type CommunityImport,
} from 'mf-communities/domain';
import {
  communityDeleted,
  communityEdited,
  applyLocally,
  callerOf,
  communitiesPart,
} from 'shared-lib/data/kit';

const { publish } = communitiesPart.own;

const callCommunities = callerOf(communityCalls);

/** The records that depend on some communities, at most `maxFootprints` of them: shown before they are archived or deleted. */
export const describeCommunities = (communityIds: readonly string[]) =>
  callCommunities('describeCommunities', { communityIds }, false);

/**
 * Deletes a community with its units, checkpoints and tags, or continues an interrupted call; idempotent.
 * Fails with `failed-precondition` if it has nightly records and isn't archived. `isFinished` is false if it
 * must be called again for the rest.
 */
export const deleteCommunity = (communityId: string) =>
  applyLocally(callCommunities('deleteCommunity', { communityId }), ({ isFinished }) => {
    if (isFinished) publish([communityDeleted(communityId)]);
  });

/**
 * Edits a community; fails with `aborted` if someone else changed one of the fields first, and with
 * `already-exists` if another community has, or had, the slug.
 */
export const updateCommunity = (edit: CommunityEdit) =>
  applyLocally(callCommunities('updateCommunity', edit), () =>
    publish([communityEdited(edit.communityId, edit.changes)]),
  );

/**
 * Adds closures to several communities and removes some, all or nothing; at most `closureCallLimits.communities`. The result lists what was
 * actually added and removed.
 */
export const changeClosures = (changes: readonly ClosureChange[]) =>
  callCommunities('changeClosures', { changes });

/**
 * Adds and changes up to 50 communities, all or nothing; fails with `failed-precondition` if the counts
 * differ from the expected ones, and with `resource-exhausted` if the plan has no room. Idempotent.
 */
export const importCommunities = (part: CommunityImport) => callCommunities('importCommunities', part);

/** Undoes an import of communities, except for those with records since; idempotent. */
export const undoCommunityImport = (importId: string) => callCommunities('undoCommunityImport', { importId });
