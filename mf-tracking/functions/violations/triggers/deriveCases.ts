import { logger } from 'firebase-functions';
import type { Change, DocumentSnapshot } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { forEachCustomer } from 'backend/kernel/forEachCustomer.ts';
import { isFresh } from 'backend/functions/core/summaries/isFresh.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { isSame } from 'backend/functions/core/summaries/isSame.ts';
import { ageViolationCounts, countViolationsOf, openCaseOf } from '../derivedCases.ts';

/** The fields that a unit's violation count depends on. */
const countedOf = (snapshot: DocumentSnapshot) =>
  ['communityId', 'unitId', 'serviceDate', 'reviewStatus', 'status'].map((field): unknown =>
    snapshot.get(field),
  );

const factsOf = (snapshot: DocumentSnapshot) => [snapshot.get('caseNumber'), ...countedOf(snapshot)];

const unitOf = (snapshot: DocumentSnapshot): string | null => {
  const id: unknown = snapshot.get('unitId');
  return typeof id === 'string' && id !== '' && !id.includes('/') ? id : null;
};

/** A violation's case number, occurrence and type name; and its unit's count in the last 90 nights. */
export const handleCaseEvent = async (customerId: string, data: Change<DocumentSnapshot>): Promise<void> => {
  if (!data.before.exists && !isFresh(data.after, Date.now())) return;
  if (isSame(data, factsOf)) return;
  if (data.after.exists && !data.after.get('caseNumber')) await openCaseOf(customerId, data.after.id);
  if (isSame(data, countedOf)) return;
  const unitIds = new Set([unitOf(data.before), unitOf(data.after)]);
  await Promise.all(
    [...unitIds].map((unitId) => unitId && countViolationsOf(customerId, unitId, Date.now())),
  );
};

/** Expires violations once a day, before the office opens. */
export const ageViolations = onSchedule(
  { schedule: '0 10 * * *', timeZone: 'Etc/UTC', ...runtime.longestRun },
  () =>
    forEachCustomer(
      (customerId) => ageViolationCounts(customerId, Date.now()),
      (customerId, error) => logger.error(`Couldn't recount the violations of ${customerId}`, error),
    ),
);
