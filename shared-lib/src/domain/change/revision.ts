import * as z from 'zod/mini';
import { text } from '../base/fields.ts';
import { sameValue } from '../base/sameValue.ts';

/**
 * Which state of a record somebody saw, as the call that changes it says in `seen`: how many steps it had taken, or the moment of its last
 * change in epoch milliseconds. Null for a record that was never changed, or isn't there yet.
 */
export const revisionSchema = z.nullable(z.union([z.number(), text(500)]));

export type Revision = z.output<typeof revisionSchema>;

/** The one word for a refusal because somebody else changed a record first. */
export const changedMeanwhile = 'changedMeanwhile';

/** What tells the states of a record apart. What functions derive, such as how far a mail has come, is no change of a person. */
type Revised =
  | { readonly timeline: readonly unknown[] }
  | { readonly steps: readonly unknown[] }
  | { readonly submittedAt: number | null; readonly reviewedAt: number | null }
  | { readonly lastModified: number | null }
  | { readonly updatedAt: number | null };

/** The revision of a record as it is now. */
export const revisionOf = (record: Revised): Revision => {
  if ('timeline' in record) return record.timeline.length;
  if ('steps' in record) return record.steps.length;
  // Sent by the field app and reviewed by the office, each of which the other must have seen.
  if ('reviewedAt' in record) return `${record.submittedAt ?? ''}/${record.reviewedAt ?? ''}`;
  return 'lastModified' in record ? record.lastModified : record.updatedAt;
};

/** Whether somebody has changed a record since its author saw it. @param seen its revision then */
export const hasChanged = (record: Revised, seen: Revision): boolean => revisionOf(record) !== seen;

/**
 * The fields among some that somebody has changed since an author saw them: for forms in which each field is saved on its own.
 * @param seen the fields as their author saw them; one that is missing counts as changed
 */
export const changedFields = <K extends string>(
  record: { readonly [Field in K]?: unknown },
  seen: { readonly [Field in K]?: unknown },
  fields: readonly K[],
): K[] => fields.filter((field) => !sameValue(seen[field], record[field]));
