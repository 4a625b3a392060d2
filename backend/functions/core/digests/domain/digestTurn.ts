import { addDays, localDate } from 'shared-lib/domain';
import { momentAt } from 'shared-lib/domain/schema';

/** A user's next digest. */
export interface DigestTurn {
  /** The day it arrives, in the morning, `YYYY-MM-DD`; it covers the night before. */
  readonly day: string;
  /** When it is due, in epoch milliseconds. */
  readonly dueAt: number;
}

/** The delay in milliseconds beyond which a digest is useless, because the functions were down. */
const maxLateness = 12 * 3_600_000;

const onDay = (day: string, time: string, timeZone: string): DigestTurn => ({
  day,
  dueAt: momentAt(Date.parse(`${day}T${time}Z`), timeZone),
});

/**
 * A user's next digest. Each day has at most one: a digest is named by its day, and the next is for a later day,
 * whatever clock or setting changes happen in between.
 * @param time `HH:mm` in the zone
 * @param timeZone IANA name, the business's
 * @param lastDay the day of the last one, `YYYY-MM-DD`; null for none yet
 * @param now epoch milliseconds
 * @param pendingDay the day of the pending digest; moving the hour into the past makes it due
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
  // Digests turned on after that hour start tomorrow.
  const day = first.dueAt >= now || pendingDay === today ? today : addDays(today, 1);
  const next = lastDay !== null && lastDay >= day ? addDays(lastDay, 1) : day;
  return onDay(next, time, timeZone);
};

/** Whether a due digest is still worth sending. */
export const isDigestStillUseful = ({ dueAt }: DigestTurn, now: number): boolean =>
  now - dueAt <= maxLateness;
