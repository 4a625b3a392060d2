import { forEachCustomer } from 'backend/kernel/forEachCustomer.ts';
import { parseRebuildOptions } from 'backend/functions/core/summaries/rebuildOptions.ts';
import { startAdmin } from 'backend/kernel/project/startAdmin.ts';
import { backfillConsents } from './backfillConsents.ts';

const usage = `Usage: npm run consents -- --project <id> [--customer <id>] [--allow-real-project] [--help]

Adds consent ledger entries for units older than the ledger, for one account or for all. Safe to repeat, and to run while the product is
in use.`;

const adopt = async (customerId: string): Promise<void> => {
  console.log(`${customerId}: ${await backfillConsents(customerId)} entries`);
};

const options = parseRebuildOptions(process.argv.slice(2), process.env);

if (options.kind === 'help') console.log(usage);
else if (options.kind === 'wrong') {
  console.error(`${options.reason}\n\n${usage}`);
  process.exitCode = 2;
} else {
  startAdmin(options.project);
  const failed = (customerId: string, error: unknown) => {
    console.error(`${customerId}: ${String(error)}`);
    process.exitCode = 1;
  };
  if (options.customer === null) await forEachCustomer(adopt, failed);
  else await adopt(options.customer).catch((error: unknown) => failed(options.customer ?? '', error));
}
