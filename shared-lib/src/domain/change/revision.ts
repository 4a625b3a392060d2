import * as z from 'zod/mini';
import { text } from '../base/fields.ts';
import { isEqual } from '../base/isEqual.ts';

/**
 * The revision of a record that the author of a change saw, sent as `seen`: the number of steps, or the time of the
 * last change in epoch milliseconds. Null for a record never changed or not created yet.
 */
export const revisionSchema = z.nullable(z.union([z.number(), text(500)]));

export type Revision = z.output<typeof revisionSchema>;

/** The refusal code when someone else changed a record first. */
export const changedMeanwhile = 'changedMeanwhile';

/** The fields that define a revision. Derived fields, such as an email's delivery status, don't count. */
type Revised =
  | { readonly timeline: readonly unknown[] }
  | { readonly steps: readonly unknown[] }
  | { readonly submittedAt: number | null; readonly reviewedAt: number | null }
  | { readonly lastModified: number | null }
  | { readonly updatedAt: number | null };

/** A record's current revision. */
export const revisionOf = (record: Revised): Revision => {
  if ('timeline' in record) return record.timeline.length;
  if ('steps' in record) return record.steps.length;
  // The field app submits and the office reviews; each must have seen the other's latest change.
  if ('reviewedAt' in record) return `${record.submittedAt ?? ''}/${record.reviewedAt ?? ''}`;
  return 'lastModified' in record ? record.lastModified : record.updatedAt;
};

/** Whether a record has changed since. @param seen the revision that the author of the change saw */
export const hasChanged = (record: Revised, seen: Revision): boolean => revisionOf(record) !== seen;

/**
 * The fields that have changed since, for forms that save field by field.
 * @param seen the fields their author saw; a missing one counts as changed
 */
export const changedFields = <K extends string>(
  record: { readonly [Field in K]?: unknown },
  seen: { readonly [Field in K]?: unknown },
  fields: readonly K[],
): K[] => fields.filter((field) => !isEqual(seen[field], record[field]));
