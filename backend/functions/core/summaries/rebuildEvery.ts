import { rebuildDoors } from '../codes/rebuildDoors.ts';
import { forEveryCustomer } from '../../../kernel/everyCustomer.ts';
import { rebuildSummaries } from './rebuildSummaries.ts';

/**
 * Rebuilds the summaries of every account, and what the codes at its doors say, one after the other. One that fails leaves the others to be done.
 * @param onDone told of each account, and of the error of one that failed
 * @returns how many failed
 */
export const rebuildEvery = async (onDone: (customerId: string, error: unknown) => void): Promise<number> => {
  let failed = 0;
  await forEveryCustomer(
    async (customerId) => {
      await rebuildSummaries(customerId, Date.now());
      await rebuildDoors(customerId, Date.now());
      onDone(customerId, null);
    },
    (customerId, error) => {
      failed += 1;
      onDone(customerId, error);
    },
  );
  return failed;
};
