/** The building blocks of an area's own data: calls of its functions and live records of the signed-in account (docs/federation.md, "Vertical areas"). */
export {
  deleteField,
  doc,
  documentId,
  getDocFromServer,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
export type { Query, QueryConstraint } from 'firebase/firestore';
export { askEvery, countEvery } from './askEvery.ts';
export { attemptWrite, type WriteResult } from './attemptWrite.ts';
export { bringLazily } from './bringLazily.ts';
export { call, type CallIn } from './callables/call.ts';
export { undoneImport } from './callables/undoneImport.ts';
export { countDocuments } from './countDocuments.ts';
export { firestore } from './firestore.ts';
export { listenToQuery } from './listenTo.ts';
export type { LiveResult } from './live.ts';
export { liveHook } from './liveHook.ts';
export {
  documentsAt,
  liveCollection,
  liveDocument,
  liveHookOfAccount,
  type LiveOptions,
} from './liveHooks.ts';
export { countAfterChanges } from './tracking/countAfterChanges.ts';
export { pagedRecords } from './pagedRecords.ts';
export { maxIdsOfQuery } from './tracking/recordQuery.ts';
export {
  communityDeleted,
  communityEdited,
  memberDeleted,
  memberEdited,
  memberInvitedAgain,
  memberReactivated,
  requestAdded,
  requestDecided,
} from './directory/changesOf.ts';
export { andTell } from './callables/andTell.ts';
export { callAgain } from './callables/callAgain.ts';
export { offline } from './callables/callableError.ts';
export { mustRefuseWrite } from './connection/writes.ts';
export { communitiesPart, requestsPart, teamPart } from './directory/directoryParts.ts';
