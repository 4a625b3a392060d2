import type { StructuredQuery } from '../query/StructuredQuery.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';

/** google.firestore.v1.ListenRequest in ProtoJSON, unchecked. */
export interface ListenRequest {
  database?: string;
  addTarget?: TargetJson;
  removeTarget?: number;
}

/** google.firestore.v1.Target in ProtoJSON, unchecked. */
export interface TargetJson {
  targetId?: number;
  query?: { parent?: string; structuredQuery?: StructuredQuery };
  documents?: { documents?: string[] };
  /** Base64, from an earlier response. */
  resumeToken?: string;
  readTime?: string;
  once?: boolean;
  /** The client's number of results at the resume token. */
  expectedCount?: number | { value?: number };
}

/** google.firestore.v1.ListenResponse in ProtoJSON; exactly one of them. */
export type ListenResponse =
  | { targetChange: TargetChange }
  | { documentChange: { document: StoredDocument; targetIds: number[]; removedTargetIds?: number[] } }
  | { documentDelete: { document: string; readTime: string; removedTargetIds: number[] } }
  | { filter: { targetId: number; count: number } };

/** google.firestore.v1.TargetChange in ProtoJSON. */
export interface TargetChange {
  targetChangeType?: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
  /** Absent or empty for all targets of the stream. */
  targetIds?: number[];
  cause?: { code: number; message: string };
  resumeToken?: string;
  readTime?: string;
}
