/** The local storage key of the accounts whose checklist was hidden on this device: their owners' uids. */
const storageKey = 'vh_hidden_checklists';

/** More than anyone uses on one device; the oldest are dropped. */
const mostAccounts = 20;

const hiddenAccounts = (): string[] => {
  const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
  return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : [];
};

/** Whether this device hides an account's checklist; false if storage is unavailable or damaged. */
export function isChecklistHidden(customerId: string): boolean {
  try {
    return hiddenAccounts().includes(customerId);
  } catch {
    return false;
  }
}

/** Hides an account's checklist on this device, as far as storage allows. */
export function hideChecklist(customerId: string): void {
  try {
    const others = isChecklistHidden(customerId) ? [] : hiddenAccounts();
    localStorage.setItem(storageKey, JSON.stringify([customerId, ...others].slice(0, mostAccounts)));
  } catch {
    // It is hidden until the page is left.
  }
}
