/**
 * The live records that public pages need. A separate entry without Firestore's client or the store: the client
 * loads once the page is shown, and a visitor doesn't need the store.
 */
export type { LiveResult } from './live.ts';
export { useCode, useCodePlace } from './publicPages/codes.api.ts';
export { openForms } from './publicPages/openForms.ts';
export { usePublicBusiness, usePublicPage } from './publicPages/publicPages.api.ts';
export { useIsFieldUser, useVisitor } from './publicPages/visitor.ts';
export { useServerNow as useNow } from './publicPages/serverClock.ts';
