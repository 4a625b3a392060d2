import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { startAdmin } from '../../../kernel/project/startAdmin.ts';
import { parseRebuildOptions, usage } from './rebuildOptions.ts';
import { rebuildEvery, rebuildSummaries } from './rebuildSummaries.ts';

/**
 * Rebuilds one account.
 * @throws Error if there is none with that id
 */
const rebuildOne = async (customerId: string): Promise<void> => {
  const { exists } = await firestore().doc(paths.customer(customerId)).get();
  if (!exists) throw new Error(`There is no account '${customerId}'.`);
  await rebuildSummaries(customerId, Date.now());
  console.log(`${customerId}: done`);
};

const options = parseRebuildOptions(process.argv.slice(2), process.env);

switch (options.kind) {
  case 'help':
    console.log(usage);
    break;
  case 'wrong':
    console.error(`${options.reason}\n\n${usage}`);
    process.exitCode = 2;
    break;
  case 'rebuild': {
    startAdmin(options.project);
    try {
      if (options.customer !== null) {
        await rebuildOne(options.customer);
        break;
      }
      const failed = await rebuildEvery((customerId, error) =>
        console.log(`${customerId}: ${error === null ? 'done' : String(error)}`),
      );
      if (failed > 0) throw new Error(`${failed} accounts failed; see above.`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    }
    break;
  }
}
