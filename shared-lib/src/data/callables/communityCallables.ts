import * as z from 'zod/mini';
import type { NewCommunity } from '../../domain/index.ts';
import { communityAdded } from '../directory/changesOf.ts';
import { communitiesPart } from '../directory/directoryParts.ts';
import { andTell } from './andTell.ts';
import { call } from './call.ts';

const added = z.object({
  communityId: z.string().check(z.minLength(1)),
  slug: z.string().check(z.minLength(1)),
});

/** Adds a community to the signed-in account; refused with `resource-exhausted` when the plan is full. */
export const addCommunity = (community: NewCommunity) =>
  andTell(call('addCommunity', community, added), (answer) =>
    communitiesPart.own.tell([communityAdded(answer, community)]),
  );
