import { parseArgs } from 'node:util';
import { parsePort, wrongArgument, type StartOptions } from '../start/options.ts';

export type ParsedDev =
  | {
      readonly kind: 'dev';
      /** The workspaces that are named, each once; none for all. */
      readonly names: readonly string[];
      readonly options: StartOptions;
    }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

/**
 * What `npm run dev -- --help` prints.
 *
 * @param names the workspaces that can be named
 */
export const usageOf = (names: readonly string[]): string => `Usage: npm run dev -- [name ...] [options]

Serves Valet Hub at one address with hot reload, on the local Firebase with the demo data.
With names, only these modules are hot, beside the shell; the others are built for production, as far as they have changed.
Names: ${names.join(', ')} (default: all).

  --port N       port of the page (default 5000, or the next free one; 0 for any free one)
  --data DIR     data folder (default .data); one process at a time can use it
  --fresh        start over from the seed: deletes the data in the data folder first
  --without-big  leave out the large operator, big@demo.test
  --help         print this
`;

/**
 * Reads the command line of `npm run dev`.
 *
 * @param args the arguments after the script's name
 * @param known the workspaces that can be named
 */
export function parseDev(args: readonly string[], known: readonly string[]): ParsedDev {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return { kind: 'wrong', message: wrongArgument(error) };
  }
  const { values, positionals } = parsed;
  if (values.help) return { kind: 'help' };
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) return { kind: 'wrong', message: `There is no module '${unknown}'.` };
  const port = values.port === undefined ? null : parsePort(values.port);
  if (Number.isNaN(port)) {
    return { kind: 'wrong', message: `--port must be a number from 0 to 65535, not "${values.port}".` };
  }
  if (values.data === '') return { kind: 'wrong', message: '--data must not be empty.' };
  return {
    kind: 'dev',
    names: [...new Set(positionals)],
    options: {
      fresh: values.fresh ?? false,
      port,
      data: values.data ?? null,
      build: true,
      site: null,
      big: !values['without-big'],
      readyFile: null,
      importFrom: null,
      exportTo: null,
      official: false,
    },
  };
}

// The type of the result depends on these literals, so it is inferred.
function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    strict: true,
    allowPositionals: true,
    options: {
      fresh: { type: 'boolean' },
      port: { type: 'string' },
      data: { type: 'string' },
      'without-big': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}
