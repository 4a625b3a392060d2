import type { Timestamp } from 'firebase-admin/firestore';
import type { DeletionReader } from './deletionMails.ts';

/**
 * The job of deleting a business, `deletions/{customerId}`, stored outside of what is deleted. `waiting` can be
 * canceled; `clearing` continues until nothing is left; `settling` checks once more, when sessions that were still
 * signed in have ended.
 */
export interface DeletionRecord {
  readonly phase: 'waiting' | 'clearing' | 'settling';
  /** When the job is due next, or the lease of its function expires. */
  readonly dueAt: Timestamp;
  /** The recipient of the final email. */
  readonly owner: DeletionReader | null;
  /** Data for after the business's own documents are deleted: its slugs, and its printed codes' places. */
  readonly businessSlugs: readonly string[];
  readonly places: readonly string[];
}
