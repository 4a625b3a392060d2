/** Local storage key, present if the user has turned off shortcuts without Ctrl or ⌘ (WCAG 2.1.4). */
const storageKey = 'vh_single_keys_off';

/** Whether single-key shortcuts are on. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) === null;
  } catch {
    return true;
  }
}

/** Turns single-key shortcuts on or off and remembers the choice. */
export function setSingleKeys(on: boolean) {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'true');
  } catch {
    // Without storage they stay on.
  }
}
