import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { forEachCustomer } from '../../../../kernel/forEachCustomer.ts';
import { deleteFormerNames } from '../../members/formerMembers.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { rebuildEvery } from '../rebuildSummaries.ts';

/**
 * Daily comparison of every account's summaries with their sources, at a time when no night is in progress in the United States and few
 * people work at a desk. Afterward, it removes the names of former members whose retention has ended.
 */
export const repairEverySummary = onSchedule(
  { schedule: '0 11 * * *', timeZone: 'Etc/UTC', ...runtime.longestRun },
  async () => {
    await rebuildEvery((customerId, error) => {
      if (error !== null) logger.error(`Repairing the summaries of ${customerId} failed`, error);
    });
    const now = Date.now();
    await forEachCustomer(
      (customerId) => deleteFormerNames(customerId, now),
      (customerId, error) => logger.error(`Reading the former members of ${customerId} failed`, error),
    );
  },
);
