import {
  byOrder,
  hasChanged,
  lastStartedNight,
  localDate,
  maxPastRules,
  isEqual,
  withReplaced,
  type Checkpoint,
  type CheckpointRules,
  type Community,
  type PastRules,
} from 'shared-lib/domain';
import type { Decision } from 'shared-lib/domain';
import { checkpointFields, checkpointFormOf, type CheckpointChange } from './newCheckpoint.ts';

type Fields = ReturnType<typeof checkpointFields> & Partial<Pick<Checkpoint, 'pastRules'>>;

/**
 * The replaced rules of a checkpoint after an edit. A night whose service has begun keeps the rules it began
 * with; nights from before the checkpoint was added have none.
 * @param stored the checkpoint before the edit
 * @param fields what the edit writes
 * @param community the checkpoint's community
 * @param now epoch milliseconds
 * @returns oldest first; null if there is nothing to add
 */
export const pastRulesAfter = (
  stored: CheckpointRules & { readonly createdAt: number | null; readonly pastRules: readonly PastRules[] },
  fields: Partial<CheckpointRules>,
  community: Pick<Community, 'serviceStart' | 'timezone'>,
  now: number,
): PastRules[] | null => {
  const { createdAt, pastRules } = stored;
  const { type, geofence: fence, requiredPerShift, photoRequired, windowStart, windowEnd } = stored;
  const rules = { type, geofence: fence, requiredPerShift, photoRequired, windowStart, windowEnd };
  const isReplaced = (name: keyof CheckpointRules) =>
    fields[name] !== undefined && !isEqual(fields[name], rules[name]);
  if (!(Object.keys(rules) as (keyof CheckpointRules)[]).some(isReplaced)) return null;
  const until = lastStartedNight(community, now);
  const first = createdAt === null ? '' : localDate(createdAt, community.timezone);
  return until < first ? null : withReplaced(pastRules, { until, ...rules }, maxPastRules);
};

/**
 * Decides an edit of a checkpoint: the fields it writes, null if the record already has them. Past nights
 * keep the rules they were judged by.
 * @param community the checkpoint's community; null if unreadable, in which case no past rules are kept
 * @param now epoch milliseconds
 */
export const decideCheckpointChange = (
  checkpoint: Checkpoint,
  { checkpointId: _, seen, ...requested }: CheckpointChange,
  community: Community | null,
  now: number,
): Decision<{ fields: Fields | null }, 'changedMeanwhile'> => {
  const fields = checkpointFields(requested);
  if (isEqual(fields, checkpointFields(checkpointFormOf(checkpoint)))) return { ok: true, fields: null };
  if (hasChanged(checkpoint, seen)) return { ok: false, code: 'changedMeanwhile' };
  const pastRules = community && pastRulesAfter(checkpoint, fields, community, now);
  return { ok: true, fields: { ...fields, ...(pastRules && { pastRules }) } };
};

/** The checkpoint to move it after; null to move it first. */
interface Move {
  readonly checkpointId: string;
  readonly afterId: string | null;
}

type Placed = Pick<Checkpoint, 'id' | 'order'>;

/**
 * The checkpoints in their order after a move. One moved after itself, or after a deleted one, stays.
 * @param checkpoints of one community, in any order.
 */
export const afterMove = <T extends Placed>(
  checkpoints: readonly T[],
  { checkpointId, afterId }: Move,
): T[] => {
  const ordered = [...checkpoints].sort(byOrder);
  const moved = ordered.find((one) => one.id === checkpointId);
  const rest = ordered.filter((one) => one.id !== checkpointId);
  const place = afterId === null ? 0 : rest.findIndex((one) => one.id === afterId) + 1;
  if (!moved || (afterId !== null && place === 0)) return ordered;
  return [...rest.slice(0, place), moved, ...rest.slice(place)];
};

/** The new numbers, counted from 1, of the checkpoints whose number changes. */
export const newPositions = (ordered: readonly Placed[]): { id: string; order: number }[] =>
  ordered.flatMap(({ id: checkpointId, order }, index) =>
    order === index + 1 ? [] : [{ id: checkpointId, order: index + 1 }],
  );
