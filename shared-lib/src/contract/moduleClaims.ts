import type { ModuleManifest } from './moduleManifest.ts';
import { shellSlotFills } from './shellPaths.ts';

/**
 * A name on the page that only one module may claim: a part in a slot (`slot dashboard.cards/team`), or the address of a
 * navigation entry (`nav /team`). The registry stores claims under it.
 */
export type ClaimedName = `slot ${string}` | `nav ${string}`;

/** The names a module claims, without duplicates. */
export const claimedNames = ({ slots, nav }: Pick<ModuleManifest, 'slots' | 'nav'>): ClaimedName[] => [
  ...new Set([
    ...slots.map(({ slot, id }): ClaimedName => `slot ${slot}/${id}`),
    ...nav.map(({ to }): ClaimedName => `nav ${to}`),
  ]),
];

/** The names the shell claims: its parts in slots, and the dashboard's navigation entry. */
export const shellNames: readonly ClaimedName[] = [
  ...shellSlotFills.map((fill): ClaimedName => `slot ${fill}`),
  'nav /',
];

/** A name in a sentence: `slot id dashboard.cards/team`, `navigation entry to /team`. */
export const describeName = (name: ClaimedName): string =>
  name.replace(/^slot /, 'slot id ').replace(/^nav /, 'navigation entry to ');
