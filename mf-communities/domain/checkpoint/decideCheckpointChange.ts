import { hasChanged, sameValue } from 'shared-lib/domain';
import type { Checkpoint, Community, Decision } from 'shared-lib/domain';
import { pastRulesAfter } from './pastRulesAfter.ts';
import { checkpointFields, checkpointFormOf, type CheckpointChange } from './newCheckpoint.ts';

type Fields = ReturnType<typeof checkpointFields> & Partial<Pick<Checkpoint, 'pastRules'>>;

/**
 * Decides an edit of a checkpoint: the fields it writes, null if the record already has them. Past nights keep the rules they were
 * judged by.
 * @param community where it is; null if that can't be read, which keeps no past rules
 * @param now epoch milliseconds
 */
export const decideCheckpointChange = (
  checkpoint: Checkpoint,
  { checkpointId: _, seen, ...requested }: CheckpointChange,
  community: Community | null,
  now: number,
): Decision<{ fields: Fields | null }, 'changedMeanwhile'> => {
  const fields = checkpointFields(requested);
  if (sameValue(fields, checkpointFields(checkpointFormOf(checkpoint)))) return { ok: true, fields: null };
  if (hasChanged(checkpoint, seen)) return { ok: false, code: 'changedMeanwhile' };
  const pastRules = community && pastRulesAfter(checkpoint, fields, community, now);
  return { ok: true, fields: { ...fields, ...(pastRules && { pastRules }) } };
};
