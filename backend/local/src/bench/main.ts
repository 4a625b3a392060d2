import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchFirestore } from './benchFirestore.ts';
import { formatFigures } from './figures.ts';

const usage = `Usage: npm run bench -- [options]

Measures the local Firestore with the real SDKs and prints a Markdown table: writes, the time from a write to another client,
a large load, a query, start times and memory. Takes about two minutes. Run nothing else in the meantime.

  --documents N  size of the large load (default 100000)
  --help         print this
`;

/** @returns the number of documents; null for the usage; a string for an error */
function parse(args: readonly string[]): number | string | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { documents: { type: 'string', default: '100000' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return null;
    return /^[1-9]\d{3,6}$/.test(values.documents)
      ? Number(values.documents)
      : `--documents must be a number from 1000 to 9999999, not "${values.documents}".`;
  } catch (error) {
    return (error as Error).message;
  }
}

const documents = parse(process.argv.slice(2));
if (documents === null) {
  process.stdout.write(usage);
} else if (typeof documents === 'string') {
  process.stderr.write(`${documents}\n\n${usage}`);
  process.exitCode = 2;
} else {
  // Progress goes to stderr so the table can be piped into a file.
  const figures = await benchFirestore(documents, (line) => process.stderr.write(`${line}\n`));
  const { length: cores } = cpus();
  const date = new Date().toISOString().slice(0, 10);
  process.stdout.write(
    `${date}, ${cores} cores, Node ${process.versions.node}:\n\n${formatFigures(figures)}`,
  );
  // The SDKs keep connections open for a while.
  process.exit(0);
}
