import { dateTimeFormat } from 'shared-lib/i18n';

/**
 * Formats a time of day, such as `6:00 PM`, without line breaks.
 * @param time `HH:mm`
 * @param language a BCP 47 tag.
 */
export function formatTimeOfDay(time: string, language: string): string {
  const moment = Date.parse(`2024-01-01T${time}:00Z`);
  const { format } = dateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format(moment).replaceAll(/\s/g, '\u00a0');
}

/**
 * The common name of a time zone, such as `Eastern Time`.
 * @param timeZone an IANA name.
 * @param language a BCP 47 tag.
 */
export function formatTimeZone(timeZone: string, language: string): string {
  const parts = dateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
