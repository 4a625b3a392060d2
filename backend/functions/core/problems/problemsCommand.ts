import { groupProblems } from './domain/groupProblems.ts';
import { startAdmin } from '../../../kernel/project/startAdmin.ts';
import { groupRefusals } from './groupRefusals.ts';
import { listProblems, problemLines, refusalLines } from './listProblems.ts';
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
    const { problems, refusals } = await listProblems(options.days, Date.now());
    const isRequested = ({ module }: { module: string }) =>
      options.module === null || module === options.module;
    const parts = groupProblems(problems.filter(isRequested)).map(problemLines);
    const refused = groupRefusals(refusals.filter(isRequested));
    if (refused.length > 0) parts.push(refusalLines(refused));
    console.log(parts.length === 0 ? 'No problems.' : parts.join('\n\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
