import { addDays, localDate } from 'shared-lib/domain';
import { momentAt } from 'shared-lib/domain/schema';

/** Which digest is a person's next. */
export interface DigestTurn {
  /** The day on whose morning it comes, `YYYY-MM-DD`; the night before is what it tells of. */
  readonly day: string;
  /** When that is, epoch milliseconds. */
  readonly dueAt: number;
}

/** A digest that is later than this, in milliseconds, is of no use: the functions were down. */
const maxLateness = 12 * 3_600_000;

const onDay = (day: string, time: string, timeZone: string): DigestTurn => ({
  day,
  dueAt: momentAt(Date.parse(`${day}T${time}Z`), timeZone),
});

/**
 * A person's next digest. Each day has one at most: it is named by its day, and the next is of a later one, whatever the clocks or the
 * wished time do meanwhile.
 * @param time `HH:mm` in the zone
 * @param timeZone IANA name, the business's
 * @param lastDay the day of the last one, `YYYY-MM-DD`; null for none yet
 * @param now epoch milliseconds
 * @param pendingDay the day of the digest that waits; an hour that is moved before now means that it is due
 */
export const nextDigestTurn = (
  time: string,
  timeZone: string,
  lastDay: string | null,
  now: number,
  pendingDay: string | null = null,
): DigestTurn => {
  const today = localDate(now, timeZone);
  const first = onDay(today, time, timeZone);
  // Whoever wishes for digests after that hour gets the first one tomorrow.
  const day = first.dueAt >= now || pendingDay === today ? today : addDays(today, 1);
  const next = lastDay !== null && lastDay >= day ? addDays(lastDay, 1) : day;
  return onDay(next, time, timeZone);
};

/** Whether a digest that is due is still worth sending. */
export const isDigestOfUse = ({ dueAt }: DigestTurn, now: number): boolean => now - dueAt <= maxLateness;
