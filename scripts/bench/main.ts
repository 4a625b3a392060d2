import { resolve } from 'node:path';
import { answerCommandLine } from '../answerCommandLine.ts';
import { bench } from './bench.ts';
import { parseBench, usage } from './options.ts';

await answerCommandLine(parseBench(process.argv.slice(2)), usage, async ({ runs }) => {
  // Progress goes to stderr so the table can be piped into a file.
  const root = resolve(import.meta.dirname, '../..');
  process.stdout.write(await bench(root, runs, (line) => process.stderr.write(`${line}\n`)));
});
