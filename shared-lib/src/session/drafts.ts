const PREFIX = 'vh_draft:';

const keyOf = (uid: string, name: string) => `${PREFIX}${uid}:${name}`;

/**
 * What someone typed into a form and has not saved, kept in this tab until it is saved or its author signs out: an expired
 * session, a reload or a lost connection takes nothing away. It is never shown to another account.
 * @param uid whose draft.
 * @param name the form's, one word for each form and record.
 * @returns the values by field, unchecked; null when there is no draft.
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
 * Keeps a draft, or forgets it when it is null. Where the browser keeps nothing, nothing is kept.
 * @param draft the values by field, or the same as JSON.
 */
export function keepDraft(
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
    // The form works without.
  }
}

/** Forgets every draft of this tab: whoever signs out leaves nothing behind. */
export function forgetDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Then nothing was kept.
  }
}
