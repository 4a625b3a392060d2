import { areOverridesReset } from './storedOverride.ts';

/**
 * What the server that the page comes from puts in the place of served versions: addresses by module. A site puts nothing
 * there; the development server in front of one does (`npm run dev -- mf-team --site`). Nothing once the tab is reset.
 */
export function pageOverrides(): Readonly<Record<string, string>> {
  const text = document.getElementById('page-overrides')?.textContent;
  return text && !areOverridesReset() ? (JSON.parse(text) as Record<string, string>) : {};
}
