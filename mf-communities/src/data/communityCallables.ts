import * as z from 'shared-lib/domain/schema';
import {
  footprintsSchema,
  type ClosureChange,
  type CommunityEdit,
  type CommunityImport,
} from 'mf-communities/domain';
import {
  communityDeleted,
  communityEdited,
  andTell,
  call,
  undoneImport,
  communitiesPart,
} from 'shared-lib/data/kit';

const { tell } = communitiesPart.own;

const success = z.object({ success: z.literal(true) });

const deletion = z.object({ isFinished: z.boolean() });

/** What hangs on some communities, `maxFootprints` at most: to be said before they are archived or deleted. */
export const describeCommunities = (communityIds: readonly string[]) =>
  call('describeCommunities', { communityIds }, footprintsSchema, false);

/**
 * Deletes a community with its units, check points and tags, or goes on where a call broke off; safe to repeat. Refused with
 * `failed-precondition` for one with records of nights that is not archived. `isFinished`: whether all is done, or it has to be called
 * again for the rest.
 */
export const deleteCommunity = (communityId: string) =>
  andTell(call('deleteCommunity', { communityId }, deletion), ({ isFinished }) => {
    if (isFinished) tell([communityDeleted(communityId)]);
  });

/**
 * Edits a community; refused with `aborted` when someone else was first with one of the fields, and with `already-exists` when another
 * community has the slug, or had it.
 */
export const updateCommunity = (edit: CommunityEdit) =>
  andTell(call('updateCommunity', edit, success), () =>
    tell([communityEdited(edit.communityId, edit.changes)]),
  );

const closuresChanged = z.object({
  changes: z.array(
    z.object({ communityId: z.string(), added: z.array(z.string()), removed: z.array(z.string()) }),
  ),
});

/**
 * Adds dates without service to several communities, and takes some away, all or nothing; of at most `closureCall.communities`. The result says what
 * was really added and removed.
 */
export const changeClosures = (changes: readonly ClosureChange[]) =>
  call('changeClosures', { changes }, closuresChanged);

/**
 * Adds and changes up to 50 communities, all of them or none; refused with `failed-precondition` when that comes to other counts than
 * expected, and with `resource-exhausted` when the plan has no room. Sending a part again does nothing twice.
 */
export const importCommunities = (part: CommunityImport) => call('importCommunities', part, z.unknown());

/** Takes back what an import of communities has added and changed, as far as nothing has come of it since; it can be repeated. */
export const undoCommunityImport = (importId: string) =>
  call('undoCommunityImport', { importId }, undoneImport);
