import type { DocumentSnapshot } from 'firebase-functions/firestore';

const millisPerDay = 86_400_000;

/** Records are created as they arrive, and events of them come within a day. */
const maxAgeMillis = 2 * millisPerDay;

/**
 * Whether a record came lately, by its own word. Whoever restores or copies older ones brings what is derived of them, and the daily
 * repair looks over the last nights.
 */
export const isFresh = (snapshot: DocumentSnapshot, now: number): boolean => {
  const createdAt: unknown = snapshot.get('createdAt');
  const at = (createdAt as { toMillis?: () => number } | undefined)?.toMillis?.();
  return at !== undefined && now - at < maxAgeMillis;
};
