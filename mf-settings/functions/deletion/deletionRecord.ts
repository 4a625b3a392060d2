import type { Timestamp } from 'firebase-admin/firestore';
import type { DeletionReader } from './deletionMails.ts';

/**
 * The work of deleting a business, `deletions/{customerId}`, outside of what is deleted. `waiting` can be taken back; `clearing` goes on
 * until nothing is left; `settling` looks once more, when whoever was still signed in no longer is.
 */
export interface DeletionRecord {
  readonly phase: 'waiting' | 'clearing' | 'settling';
  /** When something is to be done for it, or the lease of the function that does it is over. */
  readonly dueAt: Timestamp;
  /** Who hears of the end. */
  readonly owner: DeletionReader | null;
  /** What is needed when the business's own documents are gone: its slugs, and the places that printed codes name. */
  readonly businessSlugs: readonly string[];
  readonly places: readonly string[];
}
