import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { forEachCustomer } from 'backend/kernel/forEachCustomer.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { rebuildScores } from '../rebuildScores.ts';

/** Daily comparison of every account's scorecards with their records, when no night is in progress in the United States. */
export const repairScores = onSchedule(
  { schedule: '30 11 * * *', timeZone: 'Etc/UTC', ...runtime.longestRun },
  () =>
    forEachCustomer(
      (customerId) => rebuildScores(customerId, Date.now()),
      (customerId, error) => logger.error(`Repairing the scorecards of ${customerId} failed`, error),
    ),
);
