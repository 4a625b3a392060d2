import { dateTimeFormat } from 'shared-lib/i18n';

/**
 * A time of day in words, such as `6:00 PM`, which stays on one line.
 * @param time `HH:mm`
 * @param language a BCP 47 tag.
 */
export function timeOfDayInWords(time: string, language: string): string {
  const moment = Date.parse(`2024-01-01T${time}:00Z`);
  const { format } = dateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format(moment).replaceAll(/\s/g, '\u00a0');
}

/**
 * The name of a time zone as people say it, such as `Eastern Time`.
 * @param timeZone an IANA name.
 * @param language a BCP 47 tag.
 */
export function timeZoneInWords(timeZone: string, language: string): string {
  const parts = dateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
