import { answerCommandLine } from '../../../scripts/answerCommandLine.ts';
import { parseCli, usage } from './options.ts';

await answerCommandLine(parseCli(process.argv.slice(2)), usage, async (options) => {
  // Imported late so wrong options are reported immediately.
  const { runCommand } = await import('./runCommand.ts');
  const outcome = await runCommand(options, process.cwd(), (line) => console.log(line));
  if (outcome.ok) return;
  console.error(outcome.message);
  process.exitCode = 1;
});
