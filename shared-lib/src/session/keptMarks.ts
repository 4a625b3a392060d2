/** Browser local storage: notifications that were marked as read and whose mark the server has not confirmed. */
export const keptMarksKey = 'vh_kept_marks';

/** As many as a person reads on a way without a connection; of more, the oldest are given up. */
const most = 200;

/** Whose marks these are, and the paths of what they marked as read, oldest first. */
interface KeptMarks {
  readonly uid: string;
  readonly read: readonly string[];
}

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^customers\/[^/]+(\/[^/]+\/[^/]+)?\/notifications\/[^/]+$/.test(value);

/**
 * The paths that one person has marked.
 * @param stored what the browser keeps, of any content.
 */
export function marksOf(stored: string | null, uid: string): readonly string[] {
  try {
    const kept = JSON.parse(stored ?? 'null') as Partial<KeptMarks> | null;
    return kept?.uid === uid && Array.isArray(kept.read) ? kept.read.filter(isPath).slice(-most) : [];
  } catch {
    return [];
  }
}

/** What the browser keeps with some marks more. What another person left is given up. */
export function withMarks(stored: string | null, uid: string, paths: readonly string[]): string {
  const before = marksOf(stored, uid).filter((path) => !paths.includes(path));
  return JSON.stringify({ uid, read: [...before, ...paths].slice(-most) } satisfies KeptMarks);
}

/** What the browser keeps without some marks; null for nothing. */
export function withoutMarks(stored: string | null, uid: string, paths: readonly string[]): string | null {
  const left = marksOf(stored, uid).filter((path) => !paths.includes(path));
  return left.length === 0 ? null : JSON.stringify({ uid, read: left } satisfies KeptMarks);
}

/** What the browser keeps now; null for nothing, and where it keeps nothing. */
export function storedMarks(): string | null {
  try {
    return localStorage.getItem(keptMarksKey);
  } catch {
    return null;
  }
}

/** Keeps marks, or forgets them all when it is null. */
export function storeMarks(text: string | null) {
  try {
    if (text === null) localStorage.removeItem(keptMarksKey);
    else localStorage.setItem(keptMarksKey, text);
  } catch {
    // They hold until the page is left.
  }
}
