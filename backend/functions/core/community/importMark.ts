import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { UnitConsent, Weekday } from 'shared-lib/domain';

/** Who serves a community regularly on a weekday. */
export interface RegularAgent {
  readonly day: Weekday;
  readonly memberId: string;
}

/** An import's mark on a record it wrote, stored as `lastImport`. */
export interface ImportMark {
  readonly id: string;
  /** The previous values of the changed fields; null for a record the import added. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /** The regular assignments removed along with a community's service days. */
  readonly agents?: readonly RegularAgent[];
  /** The unit's previous consent, if the import changed the number or the consent. */
  readonly consent?: UnitConsent | null;
  /** How an import of recipients counted the record. */
  readonly verdict?: 'new' | 'changed';
}

/** The latest import that wrote a record; null for none. */
export const importMarkOf = (record: DocumentSnapshot): ImportMark | null =>
  (record.get('lastImport') ?? null) as ImportMark | null;

/** Whether a record is unchanged since an import wrote it. */
export const isUnchangedSinceImport = (record: DocumentSnapshot): boolean => {
  const at: unknown = record.get('lastImport.at');
  const updatedAt: unknown = record.get('updatedAt');
  return at instanceof Timestamp && updatedAt instanceof Timestamp && at.isEqual(updatedAt);
};
