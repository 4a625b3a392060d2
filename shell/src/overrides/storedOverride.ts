const KEY = 'vh_override';
const RESET_KEY = 'vh_override_reset';

/** That one module comes from another address in this tab, for one account. */
export interface StoredOverride {
  readonly module: string;
  /** As it was accepted, but to be checked again: anything on this site can write there. */
  readonly address: string;
  readonly customerId: string;
}

/**
 * The override of this tab. It is kept in `sessionStorage`, which no link can set, and which ends with the tab; nothing of an
 * address or a message is ever taken for one.
 */
export function storedOverride(): StoredOverride | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<StoredOverride> | null;
    const { module, address, customerId } = stored ?? {};
    const isWhole = [module, address, customerId].every((value) => typeof value === 'string');
    return isWhole ? (stored as StoredOverride) : null;
  } catch {
    return null;
  }
}

/** Keeps an override for the next page of this tab. Says whether the browser did. */
export function storeOverride(override: StoredOverride): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(override));
    return true;
  } catch {
    return false;
  }
}

/** Ends every override of this tab: its own, and those of the server that its pages come from. */
export function resetOverrides() {
  try {
    sessionStorage.removeItem(KEY);
    sessionStorage.setItem(RESET_KEY, 'yes');
  } catch {
    // A browser that keeps nothing has no override of its own.
  }
}

/** Whether this tab uses what is served, whatever the server of its pages puts in the place of it. */
export function areOverridesReset(): boolean {
  try {
    return sessionStorage.getItem(RESET_KEY) !== null;
  } catch {
    return false;
  }
}
