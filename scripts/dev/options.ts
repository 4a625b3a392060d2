import { parseArgs } from 'node:util';
import type { NoWork } from '../answerCommandLine.ts';
import { parsePort, wrongArgument, type StartOptions } from '../start/options.ts';

export type ParsedDev =
  | {
      readonly kind: 'dev';
      /** The workspaces that are named, each once; none for all. */
      readonly names: readonly string[];
      readonly options: StartOptions;
    }
  | {
      readonly kind: 'site';
      /** The modules that are named, each once; at least one. */
      readonly names: readonly string[];
      /** Origin of a site that is online. */
      readonly site: string;
      /** The page's port; null for the usual one, or the next free one. */
      readonly port: number | null;
    }
  | NoWork;

/**
 * What `npm run dev -- --help` prints.
 *
 * @param names the workspaces that can be named
 */
export const usageOf = (names: readonly string[]): string => `Usage: npm run dev -- [name ...] [options]
       npm run dev -- module ... --site URL [--port N]

Serves Valet Hub at one address with hot reload, on the local Firebase with the demo data.
With names, only these modules are hot, beside the shell; the others are built for production, as far as they have changed.
Names: ${names.join(', ')} (default: all).

  --port N       port of the page (default 5000, or the next free one; 0 for any free one)
  --data DIR     data folder (default .data); one process at a time can use it
  --fresh        start over from the seed: deletes the data in the data folder first
  --without-big  leave out the large operator, big@demo.test
  --site URL     no local Firebase: a site that is online, with its shell, its other modules and its data, and of this
                 machine the modules that are named; on the site nothing changes (default port 5200)
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
  if (values.site !== undefined) return siteOf(values, [...new Set(positionals)], port);
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
      live: null,
    },
  };
}

function siteOf(
  values: ReturnType<typeof parse>['values'],
  names: readonly string[],
  port: number | null,
): ParsedDev {
  const wrong = (message: string): ParsedDev => ({ kind: 'wrong', message });
  const ofFirebase = (['data', 'fresh', 'without-big'] as const).find((name) => values[name] !== undefined);
  if (ofFirebase !== undefined)
    return wrong(`--${ofFirebase} is for the local Firebase; it can't be used with --site.`);
  const url = URL.parse(values.site ?? '');
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return wrong(
      `--site must be the address of a site, such as https://hub.example.com, not "${values.site}".`,
    );
  if (names.includes('shell')) return wrong('With --site the shell is the released one; name modules alone.');
  if (names.length === 0) return wrong('With --site, name the modules that come from this machine.');
  return { kind: 'site', names, site: url.origin, port };
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
      site: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}
