import { parseArgs } from 'node:util';

export const usage = `Usage: npm run bench -- [options]

Measures the production build in headless Chromium and prints the medians as a Markdown table: what the browser
downloads, how soon pages are there, how long builds and starts take, how much memory the local Firebase needs. Builds
into dist/ anew; takes a few minutes. Nothing else should be running meanwhile.

  --runs N   how often each figure is measured (default 5)
  --help     print this
`;

export type ParsedBench =
  | { readonly kind: 'bench'; readonly runs: number }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

/**
 * Reads the command line of `npm run bench`, or of one of its kind.
 *
 * @param args the arguments after the script's name
 * @param runs how often each figure is measured unless the command line says it
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
    // The first sentence says what is wrong. The others are about parseArgs itself.
    const message = (error as Error).message.split('. ')[0] ?? '';
    return { kind: 'wrong', message: message.replace(/\.?$/, '.') };
  }
}
