import { relativeTimeFormat } from '../../i18n/formats.ts';

const steps: readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/**
 * Formats a relative time.
 * @param instant epoch milliseconds; a future instant, from a wrong clock, counts as now.
 * @param now epoch milliseconds.
 * @param language BCP 47 tag.
 */
export function formatRelativeTime(instant: number, now: number, language: string): string {
  const elapsed = Math.max(0, now - instant);
  const [unit, size] = steps.find(([, milliseconds]) => elapsed >= milliseconds) ?? ['second', Infinity];
  return relativeTimeFormat(language).format(-Math.floor(elapsed / size) || 0, unit);
}
