import { resolve } from 'node:path';
import { answerCommandLine } from '../../answerCommandLine.ts';
import { describeConditions, averagePhone } from '../measurePages.ts';
import { parseBench } from '../options.ts';
import { benchPeers } from './benchPeers.ts';
import { comparePeers } from './comparePeers.ts';

const usage = `Usage: npm run bench:peers -- [options]

Compares the product's dashboard for a returning owner with two peers: a bare page with React, Firebase Auth and one Firestore
listener on 26 communities, and react-admin's list of 2,000 rows in memory. All are production builds with gzip, visited in turn in
headless Chromium with a 4x CPU slowdown, 40 ms of latency and 10 Mbit/s. Prints the medians as a Markdown table. Installs the
peers' packages in scripts/bench/peers/apps first. Run nothing else in the meantime.

  --runs N   visits of each, with an empty HTTP cache and again (default 7)
  --help     print this
`;

await answerCommandLine(parseBench(process.argv.slice(2), 7), usage, async ({ runs }) => {
  // Progress goes to stderr so the table can be piped into a file.
  const root = resolve(import.meta.dirname, '../../..');
  const times = await benchPeers(root, runs, (line) => process.stderr.write(`${line}\n`));
  process.stdout.write(
    comparePeers(times, `Medians of ${runs}, in turn, ${describeConditions(averagePhone)}`),
  );
});
