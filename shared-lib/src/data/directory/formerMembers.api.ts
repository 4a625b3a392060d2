import { formerMembersSchema, paths, type FormerMembers } from '../../domain/index.ts';
import { listenToDocument } from '../listenTo.ts';
import { liveHookOfAccount } from '../liveHooks.ts';

/** Deleted team members, live, by id: past work and pay keep their names. */
export const useFormerMembers = liveHookOfAccount<FormerMembers>(
  'listenToFormerMembers',
  (customerId, _asked, onData, onError) =>
    listenToDocument(
      paths.formerMembers(customerId),
      formerMembersSchema,
      (found) => onData(found?.names ?? {}),
      onError,
    ),
);
