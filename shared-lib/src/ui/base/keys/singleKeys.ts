/** Browser local storage: there when the person has turned off the keys that act without Ctrl or ⌘ (WCAG 2.1.4). */
const storageKey = 'vh_single_keys_off';

/** Whether keys that act without Ctrl or ⌘ are in use. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) === null;
  } catch {
    return true;
  }
}

/** Turns the keys that act without Ctrl or ⌘ on or off, for this and later visits. */
export function turnSingleKeys(on: boolean) {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'true');
  } catch {
    // A browser that keeps nothing leaves them on.
  }
}
