import type { PublicPage } from 'shared-lib/domain';
import { addDays } from 'shared-lib/domain/public';
import { isLastNight, nightState, serviceOutlook } from 'mf-communities/domain';

/**
 * How the next night to set out for is named. While the page calls a night that began yesterday "tonight",
 * since the team is still there, the next night gets its date, never "tonight" or "tomorrow".
 * @param now epoch milliseconds
 */
export const nextNightLabel = (
  page: PublicPage,
  now: number,
): 'none' | 'tonight' | 'tomorrow' | 'itsDate' => {
  const { tonight, next } = serviceOutlook(page, now);
  if (next === null) return 'none';
  const shown = nightState(page, now);
  if (shown.date !== tonight && !isLastNight(shown, page.timezone, now)) return 'itsDate';
  if (next === tonight) return 'tonight';
  return next === addDays(tonight, 1) ? 'tomorrow' : 'itsDate';
};

const millisPerMinute = 60_000;

/**
 * Formats the time until a moment, such as `2 hours, 10 minutes`; at least one minute.
 * @param millis until then, in milliseconds
 * @param language a BCP 47 tag.
 */
export const timeLeft = (millis: number, language: string): string => {
  const all = Math.max(1, Math.ceil(millis / millisPerMinute));
  const parts = [
    { unit: 'hour', value: Math.floor(all / 60) },
    { unit: 'minute', value: all % 60 },
  ].filter(({ value }) => value > 0);
  const words = parts.map(({ unit, value }) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value),
  );
  return new Intl.ListFormat(language, { type: 'unit' }).format(words);
};
