import { parseArgs } from 'node:util';
import type { NothingToRun } from '../answerCommandLine.ts';
import { parsePort, argumentError, type StartOptions } from '../start/options.ts';

export type ParsedDev =
  | {
      readonly kind: 'dev';
      /** The named workspaces without duplicates; empty for all. */
      readonly names: readonly string[];
      readonly options: StartOptions;
    }
  | {
      readonly kind: 'site';
      /** The named modules without duplicates; at least one. */
      readonly names: readonly string[];
      /** Origin of a live site. */
      readonly site: string;
      /** The page's port; null for the default or the next free one. */
      readonly port: number | null;
    }
  | NothingToRun;

/**
 * The output of `npm run dev -- --help`.
 *
 * @param names valid workspace names
 */
export const usageOf = (names: readonly string[]): string => `Usage: npm run dev -- [name ...] [options]
       npm run dev -- module ... --site URL [--port N]

Serves Valet Hub at one address with hot reload, on the local Firebase with the demo data.
With names, only the shell and these modules are hot-reloaded; the others are built for production if they have changed.
Names: ${names.join(', ')} (default: all).

  --port N       port of the page (default 5000, or the next free one; 0 for any free one)
  --data DIR     data folder (default .data); one process at a time can use it
  --fresh        start over from the seed: deletes the data in the data folder first
  --without-big  leave out the large operator, big@demo.test
  --site URL     instead of a local Firebase, use a live site with its shell, other modules and data, and load only the
                 named modules from this machine; nothing changes on the site (default port 5200)
  --help         print this
`;

/**
 * Parses the command line of `npm run dev`.
 *
 * @param args the arguments after the script's name
 * @param known valid workspace names
 */
export function parseDev(args: readonly string[], known: readonly string[]): ParsedDev {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return { kind: 'wrong', message: argumentError(error) };
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
      eventDelay: 0,
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
  if (names.includes('shell')) return wrong('With --site, the shell is the released one. Name only modules.');
  if (names.length === 0) return wrong('With --site, name the modules to load from this machine.');
  return { kind: 'site', names, site: url.origin, port };
}

// The result type depends on these literals, so it is inferred.
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
