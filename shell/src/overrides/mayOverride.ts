import type { ReadEntry } from 'shared-lib/contract';
import { isLoopback } from './overrideAddress.ts';

/**
 * Whether an account may point a module at another build: on a page from the own machine, and where the release document
 * names the account for the module's candidate. Who may write that document is whom the module's team trusts.
 * @param hostname the page's.
 */
export const mayOverride = (entry: ReadEntry, customerId: string, hostname: string): boolean =>
  isLoopback(hostname) || (entry.candidate?.customers ?? []).includes(customerId);
