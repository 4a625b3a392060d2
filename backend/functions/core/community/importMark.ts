import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { UnitConsent, Weekday } from 'shared-lib/domain';

/** Who serves a community regularly on a weekday. */
export interface RegularAgent {
  readonly day: Weekday;
  readonly memberId: string;
}

/** What an import notes on a record that it writes, as `lastImport`. */
export interface ImportMark {
  readonly id: string;
  /** The fields that it changed, as they were before; null for a record that it added. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /** The regular assignments that went with a community's service days. */
  readonly agents?: readonly RegularAgent[];
  /** The unit's consent as it was before, where the import changed the number or the consent. */
  readonly consent?: UnitConsent | null;
  /** What an import of recipients counted it as. */
  readonly verdict?: 'new' | 'changed';
}

/** The import that wrote a record last; null for none. */
export const importMarkOf = (record: DocumentSnapshot): ImportMark | null =>
  (record.get('lastImport') ?? null) as ImportMark | null;

/** Whether nobody has changed a record since an import wrote it. */
export const isAsImported = (record: DocumentSnapshot): boolean => {
  const at: unknown = record.get('lastImport.at');
  const updatedAt: unknown = record.get('updatedAt');
  return at instanceof Timestamp && updatedAt instanceof Timestamp && at.isEqual(updatedAt);
};
