/** A user's answer about usage statistics. */
export type UsageChoice = 'allowed' | 'refused';

/** Local storage: the choices of this browser's users, by uid. */
export const usageChoicesKey = 'vh_usage_statistics';

/**
 * Enough for everyone who shares an office browser; beyond that, the oldest choice is dropped and that user
 * is asked again.
 */
const maxUsers = 20;

const isChoice = (value: unknown): value is UsageChoice => value === 'allowed' || value === 'refused';

/** The stored choices, oldest first; empty if the text has another shape. */
function read(stored: string | null): [string, UsageChoice][] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return [];
    return Object.entries(parsed).filter((entry): entry is [string, UsageChoice] => isChoice(entry[1]));
  } catch {
    return [];
  }
}

/**
 * One user's choice; other users' choices on this device don't apply.
 * @param stored the browser's value, of any content.
 * @returns null if they haven't been asked.
 */
export const usageChoiceOf = (stored: string | null, uid: string): UsageChoice | null =>
  read(stored).find(([person]) => person === uid)?.[1] ?? null;

/**
 * The browser's value after a choice.
 * @param stored its value until now, of any content.
 */
export function withUsageChoice(stored: string | null, uid: string, choice: UsageChoice): string {
  const others = read(stored).filter(([person]) => person !== uid);
  return JSON.stringify(Object.fromEntries([...others.slice(1 - maxUsers), [uid, choice]]));
}
