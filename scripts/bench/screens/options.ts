import { parseArgs } from 'node:util';

export const usage = `Usage: npm run bench:screens -- [options]

Opens every page of the product in headless Chromium as owner@demo.test and as big@demo.test: on a device that has only the session,
and again on the same device. The CPU is slowed down 4x, with 40 ms of latency and 10 Mbit/s. Prints Markdown tables: documents billed
by Firestore until the page is useful and in all, bytes and data requests, time until useful, longest task after the first paint, and
how smoothly the longest pages scroll. Run nothing else in the meantime.

  --runs N      how often each page is measured; prints medians (default 1)
  --only TEXT   only pages whose address contains this; / means just the dashboard
  --write       save the counts for npm run costs
  --help        print this
`;

export type ParsedScreens =
  | { readonly kind: 'bench'; readonly runs: number; readonly only: string; readonly write: boolean }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

/**
 * Parses the command line of `npm run bench:screens`.
 *
 * @param args the arguments after the script's name
 */
export function parseScreens(args: readonly string[]): ParsedScreens {
  try {
    const { values } = parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: false,
      options: {
        runs: { type: 'string', default: '1' },
        only: { type: 'string', default: '' },
        write: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return { kind: 'help' };
    if (!/^[1-9]\d{0,2}$/.test(values.runs))
      return { kind: 'wrong', message: `--runs must be a number from 1 to 999, not "${values.runs}".` };
    if (values.write && values.only !== '')
      return { kind: 'wrong', message: '--write needs every page, so it cannot be combined with --only.' };
    return { kind: 'bench', runs: Number(values.runs), only: values.only, write: values.write };
  } catch (error) {
    const message = (error as Error).message.split('. ')[0] ?? '';
    return { kind: 'wrong', message: message.replace(/\.?$/, '.') };
  }
}
