import { dateTimeFormat } from 'shared-lib/i18n';

const time = { hour: 'numeric', minute: '2-digit' } as const;
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/**
 * When something was last confirmed: the time, and the date if it wasn't today.
 * @param asOf epoch milliseconds.
 * @param now epoch milliseconds.
 * @param language BCP 47 tag.
 * @param timeZone IANA zone of the viewer.
 */
export function asOfText(asOf: number, now: number, language: string, timeZone: string): string {
  const dayOf = (at: number) => dateTimeFormat(language, { ...day, timeZone }).format(at);
  const isToday = dayOf(asOf) === dayOf(now);
  return dateTimeFormat(language, { ...time, ...(!isToday && day), timeZone }).format(asOf);
}
