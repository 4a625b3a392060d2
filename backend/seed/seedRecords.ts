import {
  assignedAgentSchema,
  checkpointScanSchema,
  checkpointSchema,
  clockInOutSchema,
  codePlaceSchema,
  codeSchema,
  communityActivitySchema,
  communitySchema,
  consentSchema,
  customerSchema,
  directorySchemas,
  doorMonthSchema,
  nightShardSchema,
  nightTotalsSchema,
  notificationSchema,
  paths,
  payrollSchema,
  planCountsSchema,
  publicBusinessSchema,
  publicPageSchema,
  readDocument,
  recordChangesSchema,
  settingsSchemas,
  requestRecordSchema,
  scheduleNightSchema,
  serviceLogSchema,
  shiftReportSchema,
  subscriptionSchema,
  summaryStateSchema,
  suppressionSchema,
  teamMemberSchema,
  teamRecordSchema,
  textMessageSchema,
  unitListSchema,
  unitSchema,
  violationCountsSchema,
  violationTypeSchema,
  type Customer,
  type DocumentSchema,
} from 'shared-lib/domain';
import { broadcastSchema, businessActivitySchema } from 'mf-settings/domain';
import {
  contactSubmissionSchema,
  binTagBatchSchema,
  binTagSchema,
  closureRequestSchema,
  managerGrantSchema,
  managerLinkSchema,
  managerTurnSchema,
  communityAccessSchema,
} from 'mf-communities/domain';
import { shiftSwapSchema } from 'mf-team/domain';
import { repairSchema } from '../functions/core/damaged/domain/repairCall.ts';
import {
  payPeriodSchema,
  payRowsSchema,
  roundSchema,
  scoreMonthSchema,
  violationSchema,
} from 'mf-tracking/domain';
import { invoiceSchema, planChangeSchema } from 'mf-billing/domain';
import type { SeedDocument, SeedSet } from './seedSet.ts';

const schemas = {
  customers: customerSchema,
  team: teamMemberSchema,
  communities: communitySchema,
  restricted: communityAccessSchema,
  activity: communityActivitySchema,
  assignedAgents: assignedAgentSchema,
  schedule: scheduleNightSchema,
  requests: requestRecordSchema,
  subscriptions: subscriptionSchema,
  invoices: invoiceSchema,
  planChanges: planChangeSchema,
  notifications: notificationSchema,
  shiftReports: shiftReportSchema,
  clockInOuts: clockInOutSchema,
  checkpoints: checkpointSchema,
  checkpointScans: checkpointScanSchema,
  units: unitSchema,
  violations: violationSchema,
  violationTypes: violationTypeSchema,
  serviceLogs: serviceLogSchema,
  binTags: binTagSchema,
  binTagBatches: binTagBatchSchema,
  codes: codeSchema,
  codePlaces: codePlaceSchema,
  contactSubmissions: contactSubmissionSchema,
  consents: consentSchema,
  suppressions: suppressionSchema,
  publicPages: publicPageSchema,
  businessSlugs: teamRecordSchema,
  payPeriods: payPeriodSchema,
  rows: payRowsSchema,
  broadcasts: broadcastSchema,
  messages: textMessageSchema,
  managerLinks: managerLinkSchema,
  managerTurns: managerTurnSchema,
  managerKeys: managerGrantSchema,
  closureRequests: closureRequestSchema,
  shiftSwaps: shiftSwapSchema,
  repairs: repairSchema,
  businessActivity: businessActivitySchema,
} as const;

/** The schemas of summaries, by the end of their path. */
const summarySchemas: readonly (readonly [RegExp, DocumentSchema<object>])[] = [
  [/\/directory\/team-\d$/, directorySchemas.team],
  [/\/directory\/communities-\d$/, directorySchemas.communities],
  [/\/directory\/assignments-\d$/, directorySchemas.assignments],
  [/\/directory\/requests-\d$/, directorySchemas.requests],
  [/\/settings\/payroll$/, payrollSchema],
  [/\/settings\/business$/, settingsSchemas.business],
  [/^publicPages\/[^/]+$/, publicBusinessSchema],
  [/\/settings\/sms$/, settingsSchemas.sms],
  [/\/changes\/\w+$/, recordChangesSchema],
  [/\/nights\/[^/]+$/, nightTotalsSchema],
  [/\/nights\/[^/]+\/shards\/\d$/, nightShardSchema],
  [/\/unitLists\/[^/]+-\d$/, unitListSchema],
  [/\/doorMonths\/[^/]+$/, doorMonthSchema],
  [/\/rounds\/[^/]+$/, roundSchema],
  [/\/scoreMonths\/[^/]+$/, scoreMonthSchema],
  [/\/counts\/plan$/, planCountsSchema],
  [/\/counts\/violations$/, violationCountsSchema],
  [/\/counts\/summaries$/, summaryStateSchema],
];

/** The schema of a document. */
export const schemaOf = (path: string): DocumentSchema<object> =>
  summarySchemas.find(([pattern]) => pattern.test(path))?.[1] ?? schemas[collectionOf(path)];

type Collection = keyof typeof schemas;
type RecordIn<C extends Collection> = (typeof schemas)[C] extends DocumentSchema<infer T> ? T : never;

/** A document's collection. Public pages are in a collection with the same name as the communities', but have their own schema. */
export const collectionOf = (path: string): Collection =>
  path.startsWith('publicPages/') ? 'publicPages' : (path.split('/').at(-2) as Collection);

/**
 * An owner's records of a collection, as the app reads them.
 * @throws Error if one doesn't fit its schema
 */
export const recordsIn = <C extends Collection>(
  set: SeedSet,
  customerId: string,
  collection: C,
): RecordIn<C>[] =>
  set.documents
    .filter(
      ({ path }) => path.startsWith(`${paths.customer(customerId)}/`) && collectionOf(path) === collection,
    )
    .map(({ path, data }) => {
      const result = readDocument<unknown>(schemas[collection], path, data);
      if (!result.ok) throw new Error(result.error);
      return result.value as RecordIn<C>;
    });

/** An owner's customer document, as the app reads it; null if there is none. */
export const customerIn = (set: SeedSet, customerId: string): Customer | null => {
  const document = set.documents.find(({ path }) => path === paths.customer(customerId));
  const result = document && readDocument(customerSchema, document.path, document.data);
  return result?.ok ? result.value : null;
};

/** Documents in the payment provider's format; our schemas read a few of their fields. */
const shapedByProvider = /\/(subscriptions|invoices)\/[^/]+$/;

/** The product catalog, in the provider's format. Only functions read it, without a schema. */
const catalog = /^products\//;

/** Raw fields that no schema returns: merged into others, or read only by functions or queries. */
const folded = new Set(['stripeId', 'stripeLink', 'residentKeys', 'coverage', 'built']);

/** A document's problems: the fields that its schema rejects or doesn't know. */
export const faultsOf = ({ path, data }: SeedDocument): string[] => {
  if (catalog.test(path)) return [];
  const result = readDocument(schemaOf(path), path, data);
  if (!result.ok) return [result.error];
  if (shapedByProvider.test(path)) return [];
  const unknown = Object.keys(data).filter((field) => !(field in result.value) && !folded.has(field));
  return unknown.map((field) => `${path}: unknown field ${field}`);
};
