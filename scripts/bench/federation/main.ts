import { resolve } from 'node:path';
import { answerCommandLine } from '../../answerCommandLine.ts';
import { parseBench } from '../options.ts';
import { benchFederation } from './benchFederation.ts';

const usage = `Usage: npm run bench:federation -- [options]

Measures what federation costs: visits the built product and the same sources as one ordinary single-page app in turn,
in headless Chromium with a 4x CPU slowdown and 40 ms of latency. Prints the medians of both as a Markdown table.
Run nothing else in the meantime.

  --runs N   how often each is visited (default 5)
  --help     print this
`;

await answerCommandLine(parseBench(process.argv.slice(2)), usage, async ({ runs }) => {
  // Progress goes to stderr so the table can be piped into a file.
  const root = resolve(import.meta.dirname, '../../..');
  process.stdout.write(await benchFederation(root, runs, (line) => process.stderr.write(`${line}\n`)));
});
