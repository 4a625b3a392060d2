import { binTagCalls, type BinTagChange, type BinTagPairs, type NewBinTagBatch } from 'mf-communities/domain';
import { callerOf } from 'shared-lib/data/kit';

const callBinTags = callerOf(binTagCalls);

/** Creates the next tags of a batch; call it again until `made` is `count`. */
export const generateBinTags = (batch: NewBinTagBatch) => callBinTags('generateBinTags', batch);

/** Changes one tag together with its unit; refused with `failed-precondition` if either has changed. */
export const changeBinTag = (change: BinTagChange) => callBinTags('changeBinTag', change);

/** Assigns tags to units, as many pairs as still fit; the others are returned with the reason. */
export const assignBinTags = (pairs: BinTagPairs) => callBinTags('assignBinTags', pairs);
