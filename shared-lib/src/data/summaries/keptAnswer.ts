/** What a query found, as a device keeps it. */
export interface KeptAnswer<T> {
  readonly records: readonly T[];
  /** How many documents there were, damaged ones included. */
  readonly found: number;
  /** How far records of the kind had changed by then. */
  readonly change: string;
  /** When the records themselves were last listened to, in epoch milliseconds. */
  readonly readAt: number;
}

/** Milliseconds for which the word that nothing has changed is enough; after that, what no function heard of comes too: a restored backup. */
const enoughFor = 24 * 60 * 60_000;

/**
 * Whether what a device has kept is what there is.
 * @param change how far records of the kind have changed by now; null where that is not known
 * @param now epoch milliseconds
 */
export const isStillEnough = (
  { change: then, readAt }: Pick<KeptAnswer<unknown>, 'change' | 'readAt'>,
  change: string | null,
  now: number,
): boolean => change === then && readAt <= now && now - readAt < enoughFor;
