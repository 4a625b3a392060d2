import type { ParsedEntry } from 'shared-lib/contract';

/** Whether a page is on the developer's own machine. */
export const isLoopback = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * Whether an account may override a module: on localhost, or if the release document names the account for
 * the module's candidate. People with write access to that document are trusted by the module's team.
 * @param hostname of the page.
 */
export const canOverride = (entry: ParsedEntry, customerId: string, hostname: string): boolean =>
  isLoopback(hostname) || (entry.candidate?.customers ?? []).includes(customerId);
