const PREFIX = 'vh_draft:';

const keyOf = (uid: string, name: string) => `${PREFIX}${uid}:${name}`;

/**
 * What someone typed into a form and has not saved, kept in this tab until it is saved or its author signs out: an expired
 * session, a reload or a lost connection takes nothing away. It is never shown to another account.
 * @param uid whose draft.
 * @param name the form's, one word for each form and record.
 * @returns the texts by field; null when there is no draft.
 */
export function readDraft(uid: string, name: string): Record<string, string> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(uid, name)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const texts = Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return null;
  }
}

/** Keeps a draft, or forgets it when it is null. Where the browser keeps nothing, nothing is kept. */
export function keepDraft(uid: string, name: string, draft: Readonly<Record<string, string>> | null) {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(uid, name));
    else sessionStorage.setItem(keyOf(uid, name), JSON.stringify(draft));
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
