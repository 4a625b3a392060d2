/** A query's result as stored on a device. */
export interface CachedResult<T> {
  readonly records: readonly T[];
  /** How many documents there were, including damaged ones. */
  readonly found: number;
  /** The records' change marker at that time. */
  readonly change: string;
  /** When the records themselves were last listened to, in epoch milliseconds. */
  readonly readAt: number;
}

/**
 * How long an unchanged marker suffices, in milliseconds; after that, changes that no function saw arrive too, like a
 * restored backup.
 */
const enoughFor = 24 * 60 * 60_000;

/**
 * Whether a stored answer is still current.
 * @param change the records' current change marker; null if unknown
 * @param now epoch milliseconds
 */
export const isCacheComplete = (
  { change: then, readAt }: Pick<CachedResult<unknown>, 'change' | 'readAt'>,
  change: string | null,
  now: number,
): boolean => change === then && readAt <= now && now - readAt < enoughFor;
