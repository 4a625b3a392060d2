import { clockTime, dateTimeFormat, viewerTimeZone } from 'shared-lib/i18n';

const nameOfZone = (instant: number, timeZone: string) =>
  dateTimeFormat('en', { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;

/**
 * Formats a shift's moments in the community's local time, with the zone's name if clocks change during it,
 * since an hour repeats then.
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
