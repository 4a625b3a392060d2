import { groupProblems } from 'shared-lib/domain';
import { startAdmin } from '../startAdmin.ts';
import { listProblems, problemLines } from './listProblems.ts';
import { parseProblemsOptions, usage } from './problemsOptions.ts';

const options = parseProblemsOptions(process.argv.slice(2), process.env);

if (options.kind === 'help') console.log(usage);
else if (options.kind === 'wrong') {
  console.error(`${options.reason}\n\n${usage}`);
  process.exitCode = 2;
} else {
  process.env['GCLOUD_PROJECT'] ??= options.project;
  startAdmin(options.project);
  try {
    const records = await listProblems(options.days, Date.now());
    const groups = groupProblems(
      records.filter(({ module }) => options.module === null || module === options.module),
    );
    console.log(groups.length === 0 ? 'No problems.' : groups.map(problemLines).join('\n\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
