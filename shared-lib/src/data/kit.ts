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
export { poll, countPollMillis } from './poll.ts';
export { attemptWrite, type WriteResult } from './attemptWrite.ts';
export { lazyFetchAll } from './lazyFetchAll.ts';
export { callerOf } from './callables/call.ts';
export { countDocuments } from './countDocuments.ts';
export { firestore } from './firestore.ts';
export { listenToQuery } from './listenTo.ts';
export { listenToAllDocuments } from './summaries/listenToAllDocuments.ts';
export { listenToParts, type Attach } from './summaries/listenToParts.ts';
export { listenToSummariesReady } from './summaries/listenToSummariesReady.ts';
export { listenToSummary } from './summaries/listenToSummary.ts';
export { requestRepair } from './summaries/requestRepair.ts';
export { signedBy } from './settings/signedBy.ts';
export { storageFiles } from './pictures/storageChunk.ts';
export { storageProblem, type StorageProblem } from './pictures/storageProblem.ts';
export type { LiveResult } from './live.ts';
export { liveHook } from './liveHook.ts';
export {
  documentsAt,
  liveCollection,
  liveDocument,
  liveHookOfAccount,
  type LiveOptions,
} from './liveHooks.ts';
export { pollCountOnChange } from './tracking/pollCountOnChange.ts';
export { pagedRecords } from './pagedRecords.ts';
export { maxIdsOfQuery } from './tracking/recordQuery.ts';
export {
  communityDeleted,
  communityEdited,
  memberDeleted,
  memberEdited,
  memberReinvited,
  memberReactivated,
} from './directory/changesOf.ts';
export { applyLocally } from './callables/applyLocally.ts';
export { retryCall } from './callables/retryCall.ts';
export { offline } from './callables/offline.ts';
export { useReplaceAccount } from './useReplaceAccount.ts';
export {
  endPush,
  hasPassword,
  loadPush,
  pushMark,
  reauthenticate,
  sendPasswordReset,
  signIn,
  type SignInProblem,
} from '../session/index.ts';
export { shouldRejectWrite } from './connection/writes.ts';
export { communitiesPart, requestKey, requestsPart, teamPart } from './directory/directoryParts.ts';
export type { ListedRequest } from './directory/directoryParts.ts';
export type { LocalChange } from './directory/listing.ts';
