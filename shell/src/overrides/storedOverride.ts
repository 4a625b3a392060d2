const KEY = 'vh_override';
const RESET_KEY = 'vh_override_reset';

/** An override of one module in this tab, for one account. */
export interface StoredOverride {
  readonly module: string;
  /** Validated when stored, but must be validated again: anything on this site can write to the storage. */
  readonly address: string;
  readonly customerId: string;
}

/**
 * This tab's override. Kept in `sessionStorage`, which links can't set and which ends with the tab. URLs and
 * messages are never a source of overrides.
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

/** Stores an override for the tab's next page. Returns whether it could be stored. */
export function storeOverride(override: StoredOverride): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(override));
    return true;
  } catch {
    return false;
  }
}

/** Removes all overrides in this tab, including the server's. */
export function resetOverrides() {
  try {
    sessionStorage.removeItem(KEY);
    sessionStorage.setItem(RESET_KEY, 'yes');
  } catch {
    // Without storage there are no stored overrides.
  }
}

/** Whether this tab ignores the server's overrides. */
export function areOverridesReset(): boolean {
  try {
    return sessionStorage.getItem(RESET_KEY) !== null;
  } catch {
    return false;
  }
}
