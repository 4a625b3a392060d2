import type { Fields } from '../values/Value.ts';

/** A document as stored and, being plain ProtoJSON (google.firestore.v1.Document), as sent. Immutable. */
export interface StoredDocument {
  /** `projects/{p}/databases/{d}/documents/{collection}/{id}/…` */
  name: string;
  fields: Fields;
  /** Canonical timestamps, see `formatTimestamp`. */
  createTime: string;
  updateTime: string;
}

/** A document's change of state; null if it doesn't exist. */
export interface DocumentChange {
  name: string;
  before: StoredDocument | null;
  after: StoredDocument | null;
}

/** The changes of one atomic commit. */
export interface CommitRecord {
  /** Microseconds since 1970; strictly greater than every earlier commit's. */
  version: number;
  changes: DocumentChange[];
}
