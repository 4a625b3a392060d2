import * as z from 'zod/mini';
import { id, idInput } from '../base/fields.ts';
import { type CallTable, success } from '../change/calls.ts';
import { newCommunitySchema } from './newCommunity.ts';

/** The payload that archives, restores or deletes a community. */
export const communityOrderSchema = z.object({ communityId: idInput });

/** Calls about communities that several areas make. */
export const sharedCommunityCalls = {
  addCommunity: { payload: newCommunitySchema, result: z.object({ communityId: id, slug: id }) },
  archiveCommunity: { payload: communityOrderSchema, result: success },
  restoreCommunity: { payload: communityOrderSchema, result: success },
} satisfies CallTable;
