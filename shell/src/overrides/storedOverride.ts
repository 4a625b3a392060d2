const KEY = 'vh_override';

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

/** Keeps an override for the next page of this tab, or forgets it when it is null. Says whether the browser did. */
export function storeOverride(override: StoredOverride | null): boolean {
  try {
    if (override) sessionStorage.setItem(KEY, JSON.stringify(override));
    else sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
