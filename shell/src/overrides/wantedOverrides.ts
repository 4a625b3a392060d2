import type { ReadEntry } from 'shared-lib/contract';
import { isLoopback, mayOverride, readOverrideAddress } from './overrideAddress.ts';
import type { StoredOverride } from './storedOverride.ts';

/** What decides about the overrides of a page. */
export interface OverrideWishes {
  /** Whose page it is; null for a page without an account. */
  readonly customerId: string | null;
  /** The address of the page. */
  readonly page: string;
  /** What someone has set for this tab. */
  readonly stored: StoredOverride | null;
  /** What the server of the page sets, whoever looks at it: addresses by module, also of modules that are not served yet. */
  readonly ofPage: Readonly<Record<string, string>>;
}

/**
 * Which modules a page takes from elsewhere: what its server says, when that is the own machine; and what was set for the tab
 * and this account, when the account may, which goes before it.
 * @param entries what is served.
 * @returns folders of builds, by module.
 */
export function wantedOverrides(
  entries: readonly ReadEntry[],
  { customerId, page, stored, ofPage }: OverrideWishes,
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
    if (entry && mayOverride(entry, stored.customerId, hostname)) want(stored.module, stored.address);
  }
  return wanted;
}
