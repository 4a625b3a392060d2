import * as z from 'zod/mini';
import { id } from '../base/fields.ts';
import { summaryFields } from './summaryFields.ts';

/** The kinds of records that devices cache as lists, by collection. */
export const cachedKinds = [
  'shiftReports',
  'clockInOuts',
  'violations',
  'checkpoints',
  'units',
  'serviceLogs',
  'notifications',
  'contactSubmissions',
] as const;

export type CachedKind = (typeof cachedKinds)[number];

/**
 * The change marker for records of a kind, `customers/{customerId}/changes/{kind}`. While `change` is the same, no
 * record of that kind has been added, changed or deleted.
 */
export const recordChangesSchema = z.object({ ...summaryFields, change: id });
