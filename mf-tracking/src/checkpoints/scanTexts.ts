import type { CheckpointState, RoundStop } from 'mf-tracking/domain';
import { scanClockOf, type CheckpointScan } from 'shared-lib/domain';
import { formatLength, type Translate } from 'shared-lib/i18n';
import type { Meaning } from 'shared-lib/ui';
import { scanMeanings } from 'shared-lib/ui/lists';

type T = Translate<'mf-tracking'>;

const inWords = (total: number, t: T): string => {
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  if (hours === 0) return t('rounds.minutes', { minutes });
  return minutes === 0 ? t('rounds.wholeHours', { hours }) : t('rounds.hours', { hours, minutes });
};

/** Formats anything unusual about a scan's times, such as `sent 45 min later`; null for nothing. */
export function describeTiming(scan: CheckpointScan, t: T): string | null {
  const clock = scanClockOf(scan);
  return clock && t(`rounds.clock.${clock.kind}`, { time: inWords(clock.minutes, t) });
}

/** The formatting of lengths: where the scan was made, and the language. */
interface LengthWording {
  /** The community's time zone. */
  readonly timeZone: string;
  /** A BCP 47 tag. */
  readonly language: string;
}

/** How far from its place a checkpoint was scanned; null if unknown. */
export function formatDistance(
  { geo }: CheckpointScan,
  t: T,
  { timeZone, language }: LengthWording,
): string | null {
  if (geo === null) return null;
  if (geo.status === 'denied') return t('rounds.noPlaceDenied');
  if (geo.status === 'unavailable') return t('rounds.noPlace');
  if (geo.distanceM === null) return null;
  const length = formatLength(geo.distanceM, timeZone, language);
  return geo.status === 'outside' ? t('rounds.outside', { length }) : length;
}

/** The phone's position accuracy; null if unknown. */
export function formatAccuracy(
  { geo }: CheckpointScan,
  t: T,
  { timeZone, language }: LengthWording,
): string | null {
  const meters = geo?.accuracyM ?? null;
  return meters === null ? null : t('rounds.within', { length: formatLength(meters, timeZone, language) });
}

/** The badge color of each checkpoint state. */
export const stateMeanings: Readonly<Record<CheckpointState, Meaning>> = {
  ...scanMeanings,
  missed: 'bad',
  awaited: 'neutral',
  judged: 'info',
  elsewhere: 'bad',
};

/** The name of a line on the route. */
export function stopName({ checkpoint, state }: RoundStop, t: Translate<'mf-tracking'>): string {
  if (checkpoint !== null) return checkpoint.name;
  return t(state === 'elsewhere' ? 'rounds.foreign' : 'rounds.gone');
}

/** How many lines of the route have each state. */
export function countStops(stops: readonly RoundStop[]): Map<CheckpointState, number> {
  const counts = new Map<CheckpointState, number>();
  for (const { state } of stops) counts.set(state, (counts.get(state) ?? 0) + 1);
  return counts;
}
