import { resolve } from 'node:path';
import { bench } from './bench.ts';
import { parseBench, usage } from './options.ts';

const parsed = parseBench(process.argv.slice(2));
if (parsed.kind === 'help') {
  process.stdout.write(usage);
} else if (parsed.kind === 'wrong') {
  process.stderr.write(`${parsed.message}\n\n${usage}`);
  process.exitCode = 2;
} else {
  // Progress goes to the other stream, so that the table can be piped into a file.
  const root = resolve(import.meta.dirname, '../..');
  process.stdout.write(await bench(root, parsed.runs, (line) => process.stderr.write(`${line}\n`)));
}
