import { clockTime, dateTimeFormat, viewerTimeZone } from 'shared-lib/i18n';

const nameOfZone = (instant: number, timeZone: string) =>
  dateTimeFormat('en', { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;

/**
 * How the clock at a community showed the moments of a shift: with the zone's name where it changes on the way, since an hour comes twice
 * then.
 * @param from the first moment, epoch milliseconds
 * @param to the last
 */
export function clockOf(
  from: number,
  to: number,
  timeZone: string,
  language: string,
): (instant: number) => string {
  if (nameOfZone(from, timeZone) === nameOfZone(to, timeZone)) {
    return (instant) => clockTime(instant, timeZone, viewerTimeZone(), language);
  }
  const format = dateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return (instant) => format.format(instant);
}
