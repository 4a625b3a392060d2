import { answerCommandLine } from '../../answerCommandLine.ts';
import { saveMeasuredReads } from '../../costs/measuredReads.ts';
import { describeConditions, averagePhone } from '../conditions.ts';
import { benchScreens } from './benchScreens.ts';
import { parseScreens, usage } from './options.ts';
import { reportScreens, reportScrolling } from './reportScreens.ts';

await answerCommandLine(parseScreens(process.argv.slice(2)), usage, async ({ runs, only, write }) => {
  // Progress goes to stderr so the tables can be piped into a file.
  const progress = (line: string) => process.stderr.write(`${line}\n`);
  const { accounts, scrolling } = await benchScreens({ runs, only, progress });
  process.stdout.write(reportScreens('owner', accounts.owner));
  process.stdout.write(reportScreens('big', accounts.big));
  process.stdout.write(reportScrolling(scrolling));
  process.stdout.write(`Medians of ${runs}, ${describeConditions(averagePhone)}\n`);
  if (write) saveMeasuredReads(accounts);
});
