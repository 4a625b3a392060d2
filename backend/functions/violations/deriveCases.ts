import { logger } from 'firebase-functions';
import { onDocumentWritten, type DocumentSnapshot } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { functionsRegion } from 'shared-lib/domain';
import { forEveryCustomer } from '../everyCustomer.ts';
import { isFresh } from '../field/roundEvent.ts';
import { isSame } from '../summaries/isSame.ts';
import { ageViolationCounts, countViolationsOf, openCaseOf } from './derivedCases.ts';

/** What the count of a unit's violations goes by. */
const countedOf = (snapshot: DocumentSnapshot) =>
  ['communityId', 'unitId', 'serviceDate', 'reviewStatus', 'status'].map((field): unknown =>
    snapshot.get(field),
  );

const factsOf = (snapshot: DocumentSnapshot) => [snapshot.get('caseNumber'), ...countedOf(snapshot)];

const unitOf = (snapshot: DocumentSnapshot): string | null => {
  const id: unknown = snapshot.get('unitId');
  return typeof id === 'string' && id !== '' && !id.includes('/') ? id : null;
};

/** A violation: its case number, its occurrence, the name of its type; and how many its unit has had in 90 nights. */
export const deriveCases = onDocumentWritten(
  { document: 'customers/{customerId}/violations/{violationId}', region: functionsRegion, retry: true },
  async ({ data, params }) => {
    if (!data || (!data.before.exists && !isFresh(data.after, Date.now()))) return;
    if (isSame(data, factsOf)) return;
    const { customerId, violationId } = params;
    if (data.after.exists && !data.after.get('caseNumber')) await openCaseOf(customerId, violationId);
    if (isSame(data, countedOf)) return;
    const unitIds = new Set([unitOf(data.before), unitOf(data.after)]);
    await Promise.all(
      [...unitIds].map((unitId) => unitId && countViolationsOf(customerId, unitId, Date.now())),
    );
  },
);

/** Lets violations grow old: once a day, before the work in the office begins. */
export const ageViolations = onSchedule(
  { schedule: '0 10 * * *', timeZone: 'Etc/UTC', region: functionsRegion, timeoutSeconds: 1800 },
  () =>
    forEveryCustomer(
      (customerId) => ageViolationCounts(customerId, Date.now()),
      (customerId, error) => logger.error(`The violations of ${customerId} could not be counted anew`, error),
    ),
);
