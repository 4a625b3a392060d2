import {
  sameValue,
  localDate,
  lastStartedNight,
  type Community,
  type CheckpointRules,
  type PastRules,
  maxPastRules,
  withReplaced,
} from 'shared-lib/domain';

/**
 * The replaced rules of a checkpoint after an edit. A night whose service has begun keeps the rules it began with; nights from before the
 * checkpoint was added have none.
 * @param stored the checkpoint before the edit
 * @param fields what the edit writes
 * @param community where it is
 * @param now epoch milliseconds
 * @returns oldest first; null where there is nothing to add
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
    fields[name] !== undefined && !sameValue(fields[name], rules[name]);
  if (!(Object.keys(rules) as (keyof CheckpointRules)[]).some(isReplaced)) return null;
  const until = lastStartedNight(community, now);
  const first = createdAt === null ? '' : localDate(createdAt, community.timezone);
  return until < first ? null : withReplaced(pastRules, { until, ...rules }, maxPastRules);
};
