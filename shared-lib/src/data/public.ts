/**
 * What the pages for everyone need of the live records. An entry of its own, without Firestore's client and the store: it fetches the one
 * once the page stands, and a visitor needs no other.
 */
export type { LiveResult } from './live.ts';
export { useCode, useCodePlace } from './publicPages/codes.api.ts';
export { openForms } from './publicPages/openForms.ts';
export { usePublicBusiness, usePublicPage } from './publicPages/publicPages.api.ts';
export { useIsFromField, useVisitor } from './publicPages/visitor.ts';
export { useServerNow as useNow } from './publicPages/serverClock.ts';
