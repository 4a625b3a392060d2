import * as z from 'zod/mini';
import { calendarDate, count, flag, geofence, orNull, timeOfDay } from '../base/fields.ts';
import { sameValue } from '../base/sameValue.ts';
import { localDate } from '../base/serviceNight.ts';
import { lastBegunNight } from '../community/lastBegunNight.ts';
import type { Community } from '../community/community.ts';

/** What a check point asks of a scan: by these, scans are judged. */
export const checkpointRules = {
  type: z._default(z.enum(['qr', 'nfc', 'gps']), 'qr'),
  geofence: orNull(geofence),
  requiredPerShift: z._default(count, 1),
  photoRequired: flag(false),
  windowStart: orNull(timeOfDay),
  windowEnd: orNull(timeOfDay),
};

const rulesSchema = z.object(checkpointRules);

export type CheckpointRules = z.output<typeof rulesSchema>;

/** Rules that were replaced, with the last night they applied to, `YYYY-MM-DD`. */
export const pastRulesSchema = z.extend(rulesSchema, { until: calendarDate });

export type PastRules = z.output<typeof pastRulesSchema>;

/** How many replaced rules a check point keeps. Nights before the oldest are judged by the oldest. */
export const mostPastRules = 50;

/**
 * A check point with the rules that applied on a night.
 * @param serviceDate `YYYY-MM-DD`
 */
export const checkpointOn = <T extends { readonly pastRules: readonly PastRules[] }>(
  checkpoint: T,
  serviceDate: string,
): T => {
  const past = checkpoint.pastRules.find(({ until }) => serviceDate <= until);
  if (past === undefined) return checkpoint;
  const { until: _, ...rules } = past;
  return { ...checkpoint, ...rules };
};

/**
 * The replaced rules of a check point after an edit. A night whose service has begun keeps the rules it began with; nights from before the
 * check point was added have none.
 * @param stored the check point before the edit
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
  const until = lastBegunNight(community, now);
  const first = createdAt === null ? '' : localDate(createdAt, community.timezone);
  const last = pastRules.at(-1)?.until ?? '';
  return until < first || until <= last ? null : [...pastRules, { until, ...rules }].slice(-mostPastRules);
};
