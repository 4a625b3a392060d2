import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { answerCommandLine } from '../answerCommandLine.ts';
import { filesMatching } from '../test/changedFiles.ts';
import { parseMutation, usage, type MutationOptions } from './options.ts';
import { runStryker } from './runStryker.ts';
import { batchesOf, isMutable, sampled } from './sample.ts';
import { linesOf, percentOf, scoresOf, tableOf, totalOf, type Score } from './score.ts';
import { pinnedPackage } from '../onDemand/pinnedPackage.ts';

/** The folder of the pinned Stryker with its jest runner. Parameters and errors as for `pinnedPackage`. */
const stryker = (root: string, print: (line: string) => void): Promise<string> =>
  pinnedPackage(
    {
      name: '@stryker-mutator/core',
      pinnedIn: 'scripts/mutation/stryker',
      variable: 'STRYKER',
      cost: 'half a minute and 62 MB',
    },
    root,
    print,
  );

const root = resolve(import.meta.dirname, '../..');

/** Prints each file's score when known, then the table. @returns the total score in percent */
async function mutate(options: MutationOptions): Promise<number> {
  const isSample = options.files.length === 0;
  const files = filesMatching(root, ...(isSample ? sampled : options.files)).filter(isMutable);
  if (files.length === 0) throw new Error('No file with code matches.');
  const tools = await stryker(root, console.log);
  if (isSample) console.log(`Sampling ${files.length} files, --seed ${options.seed}`);
  const end = performance.now() + options.minutes * 60_000;
  const scores: Score[] = [];
  for (const batch of batchesOf(files, options.seed)) {
    if (isSample && performance.now() > end) break;
    const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
    try {
      const report = await runStryker(root, tools, batch, folder);
      if (report === null) {
        console.log(`No test in ${batch.tests} imports ${batch.files.join(', ')}.`);
        continue;
      }
      const reported = scoresOf(report);
      scores.push(...reported);
      console.log(reported.map(linesOf).join('\n'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  console.log(`\n${tableOf(scores)}`);
  return percentOf(totalOf(scores));
}

await answerCommandLine(parseMutation(process.argv.slice(2), new Date()), usage, async ({ options }) => {
  try {
    if ((await mutate(options)) >= options.atLeast) return;
    console.error(`The score is below ${options.atLeast}%.`);
  } catch (error) {
    console.error((error as Error).message);
  }
  process.exitCode = 1;
});
