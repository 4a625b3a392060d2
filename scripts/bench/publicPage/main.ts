import { answerCommandLine } from '../../answerCommandLine.ts';
import { describeConditions } from '../measurePages.ts';
import { parseBench } from '../options.ts';
import { report } from '../report.ts';
import { benchPublicPage, slowPhone } from './benchPublicPage.ts';

const usage = `Usage: npm run bench:public -- [options]

Opens a community's public page in headless Chromium as a phone on its first visit, with a 4x CPU slowdown, 150 ms of latency and
1.6 Mbit/s. Prints the medians as a Markdown table: when tonight's status is readable, when the whole page shows, script by then and
in all, and documents read. Run nothing else in the meantime.

  --runs N   number of visits (default 5)
  --help     print this
`;

await answerCommandLine(parseBench(process.argv.slice(2)), usage, async ({ runs }) => {
  // Progress goes to stderr so the table can be piped into a file.
  const figures = await benchPublicPage(runs, (line) => process.stderr.write(`${line}\n`));
  process.stdout.write(report(figures, `Medians of ${runs}. ${describeConditions(slowPhone)}`));
});
