import type { ModuleManifest } from './moduleManifest.ts';
import { shellSlotFills } from './shellPaths.ts';

/**
 * A name on the page that one module alone may have: a part's in a slot (`slot dashboard.cards/team`), or the address that a
 * navigation entry leads to (`nav /team`). The registry stores claims by it.
 */
export type ClaimedName = `slot ${string}` | `nav ${string}`;

/** The names that a module has on the page, each once. */
export const claimedNames = ({ slots, nav }: Pick<ModuleManifest, 'slots' | 'nav'>): ClaimedName[] => [
  ...new Set([
    ...slots.map(({ slot, id }): ClaimedName => `slot ${slot}/${id}`),
    ...nav.map(({ to }): ClaimedName => `nav ${to}`),
  ]),
];

/** The shell's own: its parts in slots, and the dashboard's navigation entry. */
export const shellNames: readonly ClaimedName[] = [
  ...shellSlotFills.map((fill): ClaimedName => `slot ${fill}`),
  'nav /',
];

/** A name in a sentence: `slot id dashboard.cards/team`, `navigation entry to /team`. */
export const describeName = (name: ClaimedName): string =>
  name.replace(/^slot /, 'slot id ').replace(/^nav /, 'navigation entry to ');
