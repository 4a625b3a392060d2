/** Local storage key of the notifications marked as read that the server hasn't confirmed. */
export const pendingMarksKey = 'vh_kept_marks';

/** More than anyone reads while offline; the oldest are dropped. */
const maxMarks = 200;

/** The user and the paths they marked as read, oldest first. */
interface KeptMarks {
  readonly uid: string;
  readonly read: readonly string[];
}

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^customers\/[^/]+(\/[^/]+\/[^/]+)?\/notifications\/[^/]+$/.test(value);

/**
 * The paths a user has marked.
 * @param stored the stored value, of any content.
 */
export function parseMarks(stored: string | null, uid: string): readonly string[] {
  try {
    const kept = JSON.parse(stored ?? 'null') as Partial<KeptMarks> | null;
    return kept?.uid === uid && Array.isArray(kept.read) ? kept.read.filter(isPath).slice(-maxMarks) : [];
  } catch {
    return [];
  }
}

/** The stored value with added marks. Another user's marks are discarded. */
export function addMarks(stored: string | null, uid: string, paths: readonly string[]): string {
  const before = parseMarks(stored, uid).filter((path) => !paths.includes(path));
  return JSON.stringify({ uid, read: [...before, ...paths].slice(-maxMarks) } satisfies KeptMarks);
}

/** The stored value without the given marks; null when none are left. */
export function removeMarks(stored: string | null, uid: string, paths: readonly string[]): string | null {
  const left = parseMarks(stored, uid).filter((path) => !paths.includes(path));
  return left.length === 0 ? null : JSON.stringify({ uid, read: left } satisfies KeptMarks);
}

/** The stored value; null if there is none or storage is unavailable. */
export function loadMarks(): string | null {
  try {
    return localStorage.getItem(pendingMarksKey);
  } catch {
    return null;
  }
}

/** Stores the marks, or clears them if null. */
export function saveMarks(text: string | null) {
  try {
    if (text === null) localStorage.removeItem(pendingMarksKey);
    else localStorage.setItem(pendingMarksKey, text);
  } catch {
    // They last until the page is closed.
  }
}
