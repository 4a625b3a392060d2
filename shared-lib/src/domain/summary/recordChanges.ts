import * as z from 'zod/mini';
import { id } from '../base/fields.ts';
import { summaryFields } from './summaryFields.ts';

/** The kinds of records of which devices keep lists, by collection. */
export const keptKinds = [
  'shiftReports',
  'clockInOuts',
  'violations',
  'checkpoints',
  'units',
  'serviceLogs',
  'notifications',
  'contactSubmissions',
] as const;

export type KeptKind = (typeof keptKinds)[number];

/**
 * The word of how far records of a kind have changed, `customers/{customerId}/changes/{kind}`. Where `change` is what it was, no record of
 * that kind has been added, changed or deleted since.
 */
export const recordChangesSchema = z.object({ ...summaryFields, change: id });
