/**
 * The Cloud Functions codebases, one for the core and one per area. Each is deployed, limited and loaded separately.
 * firebase.json says where each is bundled.
 */
export const codebases = ['core', 'team', 'communities', 'tracking', 'settings', 'billing'] as const;

export type Codebase = (typeof codebases)[number];

/** The file that lists the functions of a codebase, from the repository's root. */
export const entryOf = (codebase: Codebase): string =>
  codebase === 'core' ? 'backend/functions/core/index.ts' : `mf-${codebase}/functions/index.ts`;
