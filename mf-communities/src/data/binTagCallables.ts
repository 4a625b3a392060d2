import * as z from 'shared-lib/domain/schema';
import { success } from 'shared-lib/domain/schema';
import {
  binTagRefusals,
  type BinTagChange,
  type BinTagPairs,
  type NewBinTagBatch,
} from 'mf-communities/domain';
import { call } from 'shared-lib/data/kit';

const count = z.int().check(z.nonnegative());
const id = z.string().check(z.minLength(1));
const made = z.object({ made: count, count });
const assigned = z.object({
  assigned: count,
  refused: z.array(z.object({ binTagId: id, unitId: z.nullable(id), code: z.enum(binTagRefusals) })),
});

/** Creates the next tags of a batch; call it again until `made` is `count`. */
export const generateBinTags = (batch: NewBinTagBatch) => call('generateBinTags', batch, made);

/** Changes one tag together with its unit; refused with `failed-precondition` if either has changed. */
export const changeBinTag = (change: BinTagChange) => call('changeBinTag', change, success);

/** Assigns tags to units, as many pairs as still fit; the others are returned with the reason. */
export const assignBinTags = (pairs: BinTagPairs) => call('assignBinTags', pairs, assigned);
