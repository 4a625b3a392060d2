import { instant, readDocument, type DocumentSchema } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { id, orNull } from 'shared-lib/domain/schema';
import type { BusinessActivity } from '../businessActivity.ts';

type Data = Readonly<Record<string, unknown>>;

/** A write to a document of a business. */
export interface RecordChange {
  readonly path: string;
  /** The raw fields; null if there was no document. */
  readonly before: Data | null;
  /** The same; null if it was deleted. */
  readonly after: Data | null;
  /** When, in epoch milliseconds. */
  readonly at: number;
}

/** An entry before it is stored. */
export interface ActivityDraft extends Omit<BusinessActivity, 'id' | 'expiresAt' | 'recordIds'> {
  /** The units, tags or checkpoints of the community that the entry is about. */
  readonly partIds?: readonly string[];
}

/** The entries for a write; none for one that the log leaves out. */
export type ActivityOf = (change: RecordChange) => readonly ActivityDraft[];

/** Both versions of a record; null where there is none or it is damaged. */
export const versionsOf = <T>(schema: DocumentSchema<T>, { path, before, after }: RecordChange) => {
  const read = (data: Data | null): T | null => {
    const result = data && readDocument(schema, path, data);
    return result?.ok ? result.value : null;
  };
  return { before: read(before), after: read(after) };
};

/** The parts of a path of a business's document: `customers/{customerId}/{collection}/{id}`. */
export const idsOf = ({ path }: Pick<RecordChange, 'path'>) => {
  const parts = path.split('/');
  return { customerId: parts[1] ?? '', parentId: parts[3] ?? '', recordId: parts.at(-1) ?? '' };
};

const stampSchema = z.object({ lastModifiedBy: orNull(z.object({ uid: id, at: instant })) });

/** Who wrote the record, if this write names them: an unchanged stamp belongs to an earlier write. */
export const authorOf = (change: RecordChange): string | null => {
  const { before, after } = versionsOf(stampSchema, change);
  const stamp = after?.lastModifiedBy ?? null;
  return stamp === null || stamp.at === before?.lastModifiedBy?.at ? null : stamp.uid;
};

/** An entry's fields when they are empty. */
export const blankEntry: Pick<
  ActivityDraft,
  'communityId' | 'memberId' | 'night' | 'name' | 'changes' | 'note'
> = { communityId: null, memberId: null, night: null, name: '', changes: [], note: null };
