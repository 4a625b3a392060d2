import type { ParsedEntry } from 'shared-lib/contract';
import { canOverride, isLoopback } from './canOverride.ts';
import { readOverrideAddress } from './overrideAddress.ts';
import type { StoredOverride } from './storedOverride.ts';

/** The inputs that decide a page's overrides. */
export interface OverrideInputs {
  /** The account; null on a page without one. */
  readonly customerId: string | null;
  /** The page's address. */
  readonly page: string;
  /** The override set in this tab. */
  readonly stored: StoredOverride | null;
  /**
   * Overrides set by the page's server for everyone: addresses by module, including modules that aren't
   * served yet.
   */
  readonly ofPage: Readonly<Record<string, string>>;
}

/**
 * The modules a page loads from elsewhere: those set by its server, if that is localhost, and the one set in
 * this tab by an account that is allowed to, which takes precedence.
 * @param entries the served modules.
 * @returns build folders by module.
 */
export function activeOverrides(
  entries: readonly ParsedEntry[],
  { customerId, page, stored, ofPage }: OverrideInputs,
): ReadonlyMap<string, string> {
  const { hostname } = new URL(page);
  const wanted = new Map<string, string>();
  const want = (module: string, address: string) => {
    const read = readOverrideAddress(module, address, page);
    if (read.ok) wanted.set(module, read.base);
  };
  if (isLoopback(hostname)) for (const [module, address] of Object.entries(ofPage)) want(module, address);
  if (stored && stored.customerId === customerId) {
    const entry = entries.find(({ module }) => module === stored.module);
    if (entry && canOverride(entry, stored.customerId, hostname)) want(stored.module, stored.address);
  }
  return wanted;
}
