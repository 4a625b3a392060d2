import { momentOfNight } from 'shared-lib/domain';
import { clockTime, viewerTimeZone } from 'shared-lib/i18n';

/** What has been said, by what it depends on: a month of hundreds of communities says a handful of starts for each night. */
const said = new Map<string, string>();

/**
 * When a shift starts, as the clock at the community shows it (`clockTime`).
 * @param serviceDate `YYYY-MM-DD`
 * @param serviceStart `HH:mm`, local to the community.
 * @param timezone the community's IANA zone.
 * @param language a BCP 47 tag.
 */
export function startTime(
  serviceDate: string,
  serviceStart: string,
  timezone: string,
  language: string,
): string {
  const key = `${serviceDate} ${serviceStart} ${timezone} ${language}`;
  const known = said.get(key);
  if (known !== undefined) return known;
  const moment = momentOfNight(serviceDate, serviceStart, timezone);
  const words = clockTime(moment, timezone, viewerTimeZone(), language);
  said.set(key, words);
  return words;
}
