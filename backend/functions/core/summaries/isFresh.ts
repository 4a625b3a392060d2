import type { DocumentSnapshot } from 'firebase-functions/firestore';

const millisPerDay = 86_400_000;

/** Records are created as they arrive, and their events arrive within a day. */
const maxAgeMillis = 2 * millisPerDay;

/**
 * Whether a record is recent, by its own timestamp. Restoring or copying older ones includes their summaries, and the daily repair covers
 * the last nights.
 */
export const isFresh = (snapshot: DocumentSnapshot, now: number): boolean => {
  const createdAt: unknown = snapshot.get('createdAt');
  const at = (createdAt as { toMillis?: () => number } | undefined)?.toMillis?.();
  return at !== undefined && now - at < maxAgeMillis;
};
