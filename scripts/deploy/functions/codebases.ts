/**
 * The codebases of the Cloud Functions, each deployed, limited and loaded on its own: the core's, and one of each area. Their functions are
 * listed in `backend/functions/codebases`; firebase.json says where each is bundled.
 */
export const codebases = ['core', 'team', 'communities', 'tracking', 'settings', 'billing'] as const;

export type Codebase = (typeof codebases)[number];
