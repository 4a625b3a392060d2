import { Timestamp, type QuerySnapshot } from 'firebase-admin/firestore';
import {
  assignedAgentSchema,
  clockInOutSchema,
  communitySchema,
  paths,
  requestRecordSchema,
  serviceLogSchema,
  shiftReportSchema,
  teamMemberSchema,
  unitSchema,
  violationSchema,
  type DocumentSchema,
} from 'shared-lib/domain';
import { accountSummaries } from './domain/accountSummaries.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';

type Summaries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const recordsAt = async <T>(schema: DocumentSchema<T>, query: { get: () => Promise<QuerySnapshot> }) =>
  (await query.get()).docs.map((found) => recordOf(schema, found)).filter((record) => record !== null);

/** Whether a summary is empty, which is as good as none. */
const isEmpty = (path: string, data: Readonly<Record<string, unknown>>): boolean =>
  (path.includes('/nights/') &&
    (data.reports === 0 || (data.clockInOuts === '' && data.shiftReports === ''))) ||
  (path.includes('/unitLists/') && data.entries === '') ||
  (path.includes('/doorMonths/') && data.doors === '');

const withoutEmpty = (entries: readonly (readonly [string, Readonly<Record<string, unknown>>])[]) =>
  Object.fromEntries(entries.filter(([path, data]) => !isEmpty(path, data)));

/** The summaries an account should have, built from its current documents. */
export const expectedSummaries = async (customerId: string): Promise<Summaries> => {
  const at = (path: string) => firestore().collection(path);
  const summaries = accountSummaries(
    customerId,
    {
      team: await recordsAt(teamMemberSchema, at(paths.team(customerId))),
      communities: await recordsAt(communitySchema, at(paths.communities(customerId))),
      assignedAgents: await recordsAt(assignedAgentSchema, firestore().collectionGroup('assignedAgents')),
      requests: await recordsAt(requestRecordSchema, at(paths.requests(customerId))),
      shiftReports: await recordsAt(shiftReportSchema, at(paths.shiftReports(customerId))),
      clockInOuts: await recordsAt(clockInOutSchema, at(paths.clockInOuts(customerId))),
      violations: await recordsAt(violationSchema, at(paths.violations(customerId))),
      units: await recordsAt(unitSchema, at(paths.units(customerId))),
      serviceLogs: await recordsAt(serviceLogSchema, at(paths.serviceLogs(customerId))),
    },
    Date.now(),
  );
  return withoutEmpty(summaries.map(({ path, data }) => [path, data]));
};

/** The documents of an account's summaries. */
export const summaryDocuments = async (customerId: string) => {
  const at = (path: string) => firestore().collection(path).get();
  const nights = await at(paths.nights(customerId));
  const found = await Promise.all([
    at(paths.directory(customerId)),
    at(paths.counts(customerId)),
    at(paths.unitLists(customerId)),
    at(paths.doorMonths(customerId)),
    ...nights.docs.map(({ id }) => at(paths.nightShards(customerId, id))),
  ]);
  const documents = [nights, ...found].flatMap(({ docs }) => docs);
  return documents.filter(({ ref }) => ref.path !== paths.summaryState(customerId));
};

/** The summaries an account has. */
export const storedSummaries = async (customerId: string): Promise<Summaries> => {
  const documents = await summaryDocuments(customerId);
  return withoutEmpty(
    documents.map((document) => {
      const { updatedAt, ...data } = document.data();
      if (!(updatedAt instanceof Timestamp)) throw new Error(`${document.ref.path}: no updatedAt`);
      return [document.ref.path, data] as const;
    }),
  );
};
