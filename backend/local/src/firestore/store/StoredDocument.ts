import type { Fields } from '../values/Value.ts';

/** A document as it is kept, and, being plain ProtoJSON (google.firestore.v1.Document), as it is sent. Never changed in place. */
export interface StoredDocument {
  /** `projects/{p}/databases/{d}/documents/{collection}/{id}/…` */
  name: string;
  fields: Fields;
  /** Canonical timestamps, see `formatTimestamp`. */
  createTime: string;
  updateTime: string;
}

/** One document's passage from one state to the next; null means that it doesn't exist. */
export interface DocumentChange {
  name: string;
  before: StoredDocument | null;
  after: StoredDocument | null;
}

/** What one atomic commit changed. */
export interface CommitRecord {
  /** Microseconds since 1970; strictly greater than that of every earlier commit. */
  version: number;
  changes: DocumentChange[];
}
