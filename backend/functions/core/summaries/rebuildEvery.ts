import { rebuildDoors } from '../codes/rebuildDoors.ts';
import { forEveryCustomer } from '../../../kernel/everyCustomer.ts';
import { rebuildSummaries } from './rebuildSummaries.ts';

/**
 * Rebuilds every account's summaries and the codes at its doors, one account after another. A failure doesn't stop the others.
 * @param onDone called for each account, with the error if it failed
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
