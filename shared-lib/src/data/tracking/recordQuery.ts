import { collection, orderBy, query, where, type Query, type QueryConstraint } from 'firebase/firestore';
import {
  checkpointSchema,
  clockInOutSchema,
  residentMessageSchema,
  paths,
  serviceLogSchema,
  shiftReportSchema,
  unitSchema,
  violationSchema,
  type Checkpoint,
  type ClockInOut,
  type ResidentMessage,
  type DocumentSchema,
  type ServiceLog,
  type ShiftReport,
  type Unit,
  type Violation,
} from '../../domain/index.ts';
import { countDocuments } from '../countDocuments.ts';
import { firestore } from '../firestore.ts';
import type { queryableFields } from './queryableFields.ts';
import type { NarrowedField, Narrowing } from './selectNarrowing.ts';

/** The records of field work and the messages from residents, by collection. */
export interface TrackingRecords {
  shiftReports: ShiftReport;
  clockInOuts: ClockInOut;
  violations: Violation;
  checkpoints: Checkpoint;
  units: Unit;
  serviceLogs: ServiceLog;
  contactSubmissions: ResidentMessage;
}

export type TrackingKind = keyof TrackingRecords;
export type AnyRecord = TrackingRecords[TrackingKind];

export const trackingSchemas: { readonly [Kind in TrackingKind]: DocumentSchema<TrackingRecords[Kind]> } = {
  shiftReports: shiftReportSchema,
  clockInOuts: clockInOutSchema,
  violations: violationSchema,
  checkpoints: checkpointSchema,
  units: unitSchema,
  serviceLogs: serviceLogSchema,
  contactSubmissions: residentMessageSchema,
};

/** How each kind is ordered, newest first: night records by night, messages by time; the others have no order. */
const newestBy: Readonly<Partial<Record<TrackingKind, string>>> = {
  shiftReports: 'serviceDate',
  clockInOuts: 'serviceDate',
  violations: 'serviceDate',
  serviceLogs: 'serviceDate',
  contactSubmissions: 'createdAt',
};

const orderOf = (kind: TrackingKind): QueryConstraint[] => {
  const field = newestBy[kind];
  return field === undefined ? [] : [orderBy(field, 'desc')];
};

/** A field that a kind's records may be queried by. */
export type FieldOf<Kind extends TrackingKind> = (typeof queryableFields)[Kind][number];

/** A service date, for kinds that may be queried by it. */
type Night<Field> = Record<Field & 'serviceDate', string>[Field & 'serviceDate'] | null;

/** The records of a collection that a screen needs. */
export interface ListQuery<Field extends NarrowedField = NarrowedField> {
  readonly narrowing: readonly Narrowing<Field>[];
  /** The first service date, `YYYY-MM-DD`; null for any. */
  readonly since: Night<Field>;
  /** The last service date; absent or null for any. */
  readonly until?: Night<Field>;
  /** Maximum number of documents to listen to. */
  readonly limit: number;
}

export interface RecordQuery<Kind extends TrackingKind = TrackingKind> extends ListQuery<FieldOf<Kind>> {
  readonly kind: Kind;
}

/**
 * How many documents a list reads at first, and how many more each time. Together with the account data that every
 * page reads, that stays within 150.
 */
export const recordPageSize = 100;

/** Maximum number of ids in one Firestore query. */
export const maxIdsOfQuery = 30;

const constraintOf = ({ field, values }: Narrowing): QueryConstraint =>
  values.length === 1 ? where(field, '==', values[0]) : where(field, 'in', values);

/** The documents of a query, without its limit, in order. */
export const documentsOf = (
  customerId: string,
  { kind, narrowing, since, until = null }: Omit<RecordQuery, 'limit'>,
): Query =>
  query(
    collection(firestore(), paths[kind](customerId)),
    ...narrowing.map(constraintOf),
    ...(since === null ? [] : [where('serviceDate', '>=', since)]),
    ...(until === null ? [] : [where('serviceDate', '<=', until)]),
    ...orderOf(kind),
  );

/** How many documents a query finds, counted by the server. */
export const countOf = (customerId: string, requested: RecordQuery): Promise<number> =>
  countDocuments(documentsOf(customerId, requested));
