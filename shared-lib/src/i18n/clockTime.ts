import { dateTimeFormat } from './formats.ts';

const time = { hour: 'numeric', minute: '2-digit' } as const;
const dateAndTime = { ...time, month: 'numeric', day: 'numeric' } as const;

/**
 * The short name of a zone at a moment, such as `PST`. Spanish has none of its own for those of the United States, where people know
 * these; elsewhere it would be a difference from Greenwich.
 * @param instant epoch milliseconds
 * @param timeZone an IANA zone
 * @param language a BCP 47 tag
 */
export function zoneName(instant: number, timeZone: string, language: string): string {
  const named = language.startsWith('es') ? 'es-US' : language;
  const parts = dateTimeFormat(named, { timeZone, timeZoneName: 'short' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * A moment as the clock at a community shows it, such as `8:02 PM`; with the zone's short name, as in `5:02 PM PDT`, where
 * the viewer's own clock shows another time.
 * @param instant epoch milliseconds.
 * @param timeZone the community's IANA zone.
 * @param viewerZone the IANA zone of whoever is looking.
 * @param language a BCP 47 tag.
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
 * The IANA zone of whoever is looking. It is asked for once in the life of a page, since the browser makes a whole format for each answer
 * and every cell of a schedule needs it: who travels meanwhile sees the new zone after a reload.
 */
export const viewerTimeZone = (): string => (viewerZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);
