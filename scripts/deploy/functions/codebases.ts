/**
 * The Cloud Functions codebases, one for the core and one per area. Each is deployed, limited and loaded separately.
 * `backend/functions/codebases` lists their functions; firebase.json says where each is bundled.
 */
export const codebases = ['core', 'team', 'communities', 'tracking', 'settings', 'billing'] as const;

export type Codebase = (typeof codebases)[number];
