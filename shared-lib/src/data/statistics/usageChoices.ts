/** What a person said to usage statistics. */
export type UsageChoice = 'allowed' | 'refused';

/** Browser local storage: the choices of the people who use this browser, by their uid. */
export const usageChoicesKey = 'vh_usage_statistics';

/** As many people as share a browser of an office; whoever chose longest ago is asked again. */
const keptPeople = 20;

const isChoice = (value: unknown): value is UsageChoice => value === 'allowed' || value === 'refused';

/** The choices that are stored, oldest first; none in a text of another shape. */
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
 * The choice of one person. What someone else said on this device says nothing about them.
 * @param stored what the browser keeps, of any content.
 * @returns null for who has not been asked.
 */
export const usageChoiceOf = (stored: string | null, uid: string): UsageChoice | null =>
  read(stored).find(([person]) => person === uid)?.[1] ?? null;

/**
 * What the browser keeps after a person chose.
 * @param stored what it kept until now, of any content.
 */
export function withUsageChoice(stored: string | null, uid: string, choice: UsageChoice): string {
  const others = read(stored).filter(([person]) => person !== uid);
  return JSON.stringify(Object.fromEntries([...others.slice(1 - keptPeople), [uid, choice]]));
}
