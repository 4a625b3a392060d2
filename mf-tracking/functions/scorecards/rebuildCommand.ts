import { forEachCustomer } from 'backend/kernel/forEachCustomer.ts';
import { startAdmin } from 'backend/kernel/project/startAdmin.ts';
import { parseRebuildOptions } from 'backend/functions/core/summaries/rebuildOptions.ts';
import { rebuildScores } from './rebuildScores.ts';

// The command of the other summaries runs first, and rejects invalid options (scripts/summaries.mjs).
const options = parseRebuildOptions(process.argv.slice(2), process.env);

if (options.kind === 'rebuild') {
  startAdmin(options.project);
  const rebuild = async (customerId: string): Promise<void> => {
    await rebuildScores(customerId, Date.now());
    console.log(`${customerId}: scorecards done`);
  };
  const failed = (customerId: string, error: unknown) => {
    console.error(`${customerId}: ${String(error)}`);
    process.exitCode = 1;
  };
  if (options.customer === null) await forEachCustomer(rebuild, failed);
  else await rebuild(options.customer).catch((error: unknown) => failed(options.customer ?? '', error));
}
