import { dateTimeFormat } from './formats.ts';

const time = { hour: 'numeric', minute: '2-digit' } as const;
const dateAndTime = { ...time, month: 'numeric', day: 'numeric' } as const;

/**
 * The short name of a time zone at an instant, such as `PST`. Spanish texts use US Spanish, which has the
 * names that people in the US know; plain Spanish would show a GMT offset.
 * @param instant epoch milliseconds
 * @param timeZone IANA zone
 * @param language BCP 47 tag
 */
export function zoneName(instant: number, timeZone: string, language: string): string {
  const named = language.startsWith('es') ? 'es-US' : language;
  const parts = dateTimeFormat(named, { timeZone, timeZoneName: 'short' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * The local time at a community, such as `8:02 PM`, with the zone's short name (`5:02 PM PDT`) when the
 * viewer's clock differs.
 * @param instant epoch milliseconds.
 * @param timeZone IANA zone of the community.
 * @param viewerZone IANA zone of the viewer.
 * @param language BCP 47 tag.
 */
export function clockTime(instant: number, timeZone: string, viewerZone: string, language: string): string {
  const clockIn = (zone: string) =>
    dateTimeFormat(language, { ...dateAndTime, timeZone: zone }).format(instant);
  const there = dateTimeFormat(language, { ...time, timeZone }).format(instant);
  return clockIn(timeZone) === clockIn(viewerZone)
    ? there
    : `${there} ${zoneName(instant, timeZone, language)}`;
}

let viewerZone: string | undefined;

/**
 * The viewer's IANA zone. Read once per page load, because the browser builds a whole formatter for each
 * answer and every cell of a schedule needs it. A traveler sees the new zone after a reload.
 */
export const viewerTimeZone = (): string => (viewerZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);
