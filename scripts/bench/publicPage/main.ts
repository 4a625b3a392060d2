import { answerCommandLine } from '../../answerCommandLine.ts';
import { describeConditions } from '../conditions.ts';
import { parseBench } from '../options.ts';
import { report } from '../report.ts';
import { benchPublicPage, slow } from './benchPublicPage.ts';

const usage = `Usage: npm run bench:public -- [options]

Opens the public page of a community in headless Chromium, as a phone that has never been there, with the CPU slowed down four times,
150 ms of latency and 1.6 Mbit/s. Prints the medians as a Markdown table: when tonight's state can be read, when the whole page is
there, the script by then and in all, and the documents that it reads. Nothing else should be running meanwhile.

  --runs N   how often it is visited (default 5)
  --help     print this
`;

await answerCommandLine(parseBench(process.argv.slice(2)), usage, async ({ runs }) => {
  // Progress goes to the other stream, so that the table can be piped into a file.
  const figures = await benchPublicPage(runs, (line) => process.stderr.write(`${line}\n`));
  process.stdout.write(report(figures, `Medians of ${runs}. ${describeConditions(slow)}`));
});
