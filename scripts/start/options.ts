import { parseArgs } from 'node:util';

/** Options of the living night. */
export interface LiveStart {
  /** Playback speed: played time per real time. */
  readonly speed: number;
  /** Each seed plays a different night. */
  readonly seed: number;
}

/** Parsed options of `npm start`. */
export interface StartOptions {
  /** Start over from the seed. */
  readonly fresh: boolean;
  /** The page's port; null for the default or the next free one. */
  readonly port: number | null;
  /** The data folder as given; null for the default. */
  readonly data: string | null;
  readonly build: boolean;
  /** The folder of a released site, as given; null for the builds. */
  readonly site: string | null;
  /** Whether to seed the large operator's data. */
  readonly big: boolean;
  /** File to write when everything is up, as given. */
  readonly readyFile: string | null;
  /** Folders of exports, as given. */
  readonly importFrom: string | null;
  readonly exportTo: string | null;
  /** Whether to run Google's own emulators instead of the local Firebase. */
  readonly official: boolean;
  /** Milliseconds between a write and the functions it triggers. */
  readonly eventDelay: number;
  /** How to play tonight once everything is up; null for no playback. */
  readonly live: LiveStart | null;
}

export type ParsedStart =
  | { readonly kind: 'start'; readonly options: StartOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

export const usage = `Usage: npm start -- [options]

Builds Valet Hub, starts the local Firebase, seeds the demo data and serves everything at one address.

  --fresh            start over from the seed: deletes the data in the data folder first
  --port N           port of the page (default 5000, or the next free one; 0 for any free one, for the services too)
  --data DIR         data folder (default .data); one process at a time can use it
  --import DIR       start with the data of an export; needs an empty data folder, or --fresh
  --export DIR       export all data to this folder at the end
  --live             once everything is up, play tonight for Sunrise Valet: its specialists clock in, scan, report and clock out
  --speed N          playback speed, 1 to 600 times real time (default 60)
  --seed N           another number plays another night (default 1)
  --official         use Google's own Firestore and Auth emulators (docs/running-locally.md); keeps no data, omits big@demo.test
  --event-delay MS   run the functions that a write triggers this much later, as in production (0 to 60000)
  --skip-build       serve what was built before
  --site DIR         serve a released site (docs/releasing.md) instead of the build
  --without-big      leave out the large operator, big@demo.test
  --ready-file FILE  when the page is up and the demo accounts exist, write {url, addresses, projectId, administratorToken, pid} there as JSON
  --help             print this
`;

/**
 * Parses the command line of `npm start`.
 *
 * @param args the arguments after the script's name
 */
export function parseStart(args: readonly string[]): ParsedStart {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    return { kind: 'wrong', message: argumentError(error) };
  }
  if (values.help) return { kind: 'help' };
  const port = values.port === undefined ? null : parsePort(values.port);
  if (Number.isNaN(port)) {
    return { kind: 'wrong', message: `--port must be a number from 0 to 65535, not "${values.port}".` };
  }
  for (const name of ['data', 'site', 'ready-file', 'import', 'export'] as const) {
    if (values[name] === '') return { kind: 'wrong', message: `--${name} must not be empty.` };
  }
  const keeping = (['data', 'import', 'export'] as const).find((name) => values[name] !== undefined);
  if (values.official && keeping !== undefined) {
    return {
      kind: 'wrong',
      message: `Google's emulators keep no data: --${keeping} can't be used with --official.`,
    };
  }
  if (values.official && values.fresh) {
    return { kind: 'wrong', message: 'With --official, every start is fresh. Leave out --fresh.' };
  }
  const eventDelay = wholeNumber('event-delay', values['event-delay'] ?? '0', [0, 60_000]);
  if (typeof eventDelay === 'string') return { kind: 'wrong', message: eventDelay };
  const live = parseLive(values);
  if (typeof live === 'string') return { kind: 'wrong', message: live };
  return {
    kind: 'start',
    options: {
      fresh: values.fresh ?? false,
      port,
      data: values.data ?? null,
      build: !values['skip-build'] && values.site === undefined,
      site: values.site ?? null,
      big: !values['without-big'],
      readyFile: values['ready-file'] ?? null,
      importFrom: values.import ?? null,
      exportTo: values.export ?? null,
      official: values.official ?? false,
      eventDelay,
      live,
    },
  };
}

/** Allowed playback speeds and night numbers. */
const liveLimits = { speed: [1, 600], seed: [0, 999_999_999] } as const;

/** How to play tonight; a string is an error message. */
function parseLive(values: ReturnType<typeof parse>): LiveStart | null | string {
  const numbers = { speed: 60, seed: 1 };
  for (const name of ['speed', 'seed'] as const) {
    const text = values[name];
    if (text === undefined) continue;
    if (!values.live) return `--${name} needs --live.`;
    const number = wholeNumber(name, text, liveLimits[name]);
    if (typeof number === 'string') return number;
    numbers[name] = number;
  }
  return values.live ? numbers : null;
}

/** An option's number; a string is an error message. */
function wholeNumber(name: string, text: string, [min, max]: readonly [number, number]): number | string {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max
    ? number
    : `--${name} must be a whole number from ${min} to ${max}, not "${text}".`;
}

// The result type depends on these literals, so it is inferred.
function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    strict: true,
    allowPositionals: false,
    options: {
      fresh: { type: 'boolean' },
      port: { type: 'string' },
      data: { type: 'string' },
      'event-delay': { type: 'string' },
      'skip-build': { type: 'boolean' },
      site: { type: 'string' },
      'without-big': { type: 'boolean' },
      'ready-file': { type: 'string' },
      import: { type: 'string' },
      export: { type: 'string' },
      official: { type: 'boolean' },
      live: { type: 'boolean' },
      speed: { type: 'string' },
      seed: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  }).values;
}

/** The error in the arguments: the first sentence of parseArgs' message. The rest is about parseArgs itself. */
export function argumentError(error: unknown): string {
  const message = (error as Error).message.split(/\. |\n/)[0] ?? '';
  return message.replace(/\.?$/, '.');
}

/** NaN for a string that isn't a port. */
export function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return port <= 65535 ? port : NaN;
}
