/** What an area's own data is made of: calls of its functions and live records of the signed-in account (ARCHITECTURE.md, "Vertical areas"). */
export { limit, orderBy, where } from 'firebase/firestore';
export { call } from './callables/call.ts';
export { listenToQuery } from './listenTo.ts';
export type { LiveResult } from './live.ts';
export { documentsAt, liveHookOfAccount, type LiveOptions } from './liveHooks.ts';
