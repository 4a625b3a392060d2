import { areOverridesReset } from './storedOverride.ts';

/**
 * Overrides set by the server, as addresses by module. Only the development server in front of a site sets
 * them (`npm run dev -- mf-team --site`). Empty once the tab has been reset.
 */
export function pageOverrides(): Readonly<Record<string, string>> {
  const text = document.getElementById('page-overrides')?.textContent;
  return text && !areOverridesReset() ? (JSON.parse(text) as Record<string, string>) : {};
}
