export type { Authorize, AuthorizeRequest, RequestAuth } from './authorize.ts';
export { DataFolderError } from './DataFolderError.ts';
export { FirestoreError } from './FirestoreError.ts';
export { readDocument } from './readDocument.ts';
export { startFirestore } from './startFirestore.ts';
export type {
  CommitListener,
  CommittedChange,
  DocumentSnapshotJson,
  FirestoreServer,
  FirestoreServerOptions,
} from './startFirestore.ts';
