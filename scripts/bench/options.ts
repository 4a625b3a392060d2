import { parseArgs } from 'node:util';

export const usage = `Usage: npm run bench -- [options]

Measures the production build in headless Chromium and prints the medians as a Markdown table: download size, page load times,
build and start times, and the memory of the local Firebase. Rebuilds dist/; takes a few minutes. Run nothing else in the meantime.

  --runs N   how often each figure is measured (default 5)
  --help     print this
`;

export type ParsedBench =
  | { readonly kind: 'bench'; readonly runs: number }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

/**
 * Parses the command line of `npm run bench` and similar commands.
 *
 * @param args the arguments after the script's name
 * @param runs default number of measurements per figure
 */
export function parseBench(args: readonly string[], runs = 5): ParsedBench {
  try {
    const { values } = parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: false,
      options: { runs: { type: 'string', default: String(runs) }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return { kind: 'help' };
    return /^[1-9]\d{0,2}$/.test(values.runs)
      ? { kind: 'bench', runs: Number(values.runs) }
      : { kind: 'wrong', message: `--runs must be a number from 1 to 999, not "${values.runs}".` };
  } catch (error) {
    // The first sentence says what is wrong; the rest is about parseArgs.
    const message = (error as Error).message.split('. ')[0] ?? '';
    return { kind: 'wrong', message: message.replace(/\.?$/, '.') };
  }
}
