import { digestHours } from 'shared-lib/domain';
import { dateTimeFormat } from 'shared-lib/i18n';

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);

/**
 * The times when a digest may be sent: every half hour.
 * @param language of the labels
 * @param chosen always included, whatever it is
 */
export function digestTimes(language: string, chosen: string) {
  const format = dateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const times = new Set([chosen]);
  for (let at = minutesOf(digestHours.from); at <= minutesOf(digestHours.to); at += 30) times.add(timeOf(at));
  return [...times].sort().map((value) => ({ value, label: format.format(minutesOf(value) * 60_000) }));
}
