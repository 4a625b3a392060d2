const PREFIX = 'vh_draft:';

const keyOf = (uid: string, name: string) => `${PREFIX}${uid}:${name}`;

/**
 * Reads unsaved form input. Drafts are kept in this tab until they are saved or the author signs out, so they
 * survive an expired session, a reload or a lost connection. They are never shown to another account.
 * @param uid of the author.
 * @param name unique per form and record.
 * @returns unvalidated values by field; null if there is no draft.
 */
export function readDraft(uid: string, name: string): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(uid, name)) ?? 'null');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * Stores a draft, or deletes it if null. Does nothing if storage is unavailable.
 * @param draft values by field, or the same as JSON.
 */
export function saveDraft(
  uid: string,
  name: string,
  draft: Readonly<Record<string, unknown>> | string | null,
) {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(uid, name));
    else {
      const text = typeof draft === 'string' ? draft : JSON.stringify(draft);
      sessionStorage.setItem(keyOf(uid, name), text);
    }
  } catch {
    // The form works without drafts.
  }
}

/** Deletes every draft in this tab, on sign-out. */
export function clearDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Then no draft was stored either.
  }
}
