import { parseArgs } from 'node:util';
import type { AutoRollout } from 'shared-lib/contract/documents';
import type { NothingToRun } from '../../../scripts/answerCommandLine.ts';
import { versionField } from '../../../shared-lib/src/contract/releases.ts';

/** A parsed command line. */
export type Command =
  | { readonly kind: 'init'; readonly name: string }
  | { readonly kind: 'build' }
  | { readonly kind: 'test'; readonly files: readonly string[] }
  /** `open`: how long each part is shown, in seconds. */
  | { readonly kind: 'check'; readonly open: number }
  /** `built`: the folder of a build to publish as a preview, as it is. */
  | { readonly kind: 'publish'; readonly open: number; readonly built: string | null }
  | { readonly kind: 'status' }
  | { readonly kind: 'keys' }
  /** `published`: a published version to show; null for this folder’s. */
  | { readonly kind: 'dev'; readonly port: number; readonly published: string | null }
  /** `dev --local`. `isFresh`: starts over from the demo's records. */
  | { readonly kind: 'dev-local'; readonly port: number; readonly isFresh: boolean }
  | {
      readonly kind: 'rollout';
      readonly version: string;
      readonly percent?: number;
      readonly customers?: readonly string[];
      readonly auto?: AutoRollout;
    }
  | { readonly kind: 'promote'; readonly version: string | null }
  | { readonly kind: 'rollback'; readonly to: string | null };

export interface CliOptions {
  readonly kind: 'run';
  readonly command: Command;
  /** Origin of the site; null for the one in package.json. */
  readonly site: string | null;
  /** File of the signing key. */
  readonly key: string | null;
  /** Who makes the change; null for the name known to the machine. */
  readonly by: string | null;
}

export const usage = `Usage: valet-module COMMAND [options]

Builds, checks and releases the module in the current folder.

  init NAME                 write a new module, such as mf-hello, into the current folder
  build                     build it: dist/<name>/<version>
  test [FILE ...]           run its tests: src/**/*.test.ts and .tsx
  check                     build it, and check it against the site's released shell, with every part shown for a while
  dev                       show it in the site's shell, to you alone; nothing changes on the site
  dev --local               show it in the shell on this machine, with the local Firebase and the demo accounts; needs no site
  keys                      create the key that signs this module's releases
  publish                   check it, and upload this version; no one gets it yet
  publish --built FOLDER    upload a build that was checked elsewhere, as a preview such as 0.2.0-pr.12
  rollout VERSION           try a version: --percent N of the accounts, --customers a,b, or both; or --auto
  promote [VERSION]         everyone gets the candidate, or a new module's first version
  rollback [--to VERSION]   withdraw the candidate, or else return to the previous version
  status                    what is served to whom, and what the guard has decided

  --site URL       the site, such as https://hub.example.com (default: "valetModule": { "site": … } in package.json)
  --key FILE       the key's file (default: <name>.key.json); VALET_MODULE_KEY has the key itself
  --percent N      0 to 100, whole
  --customers LIST account IDs, separated by commas
  --auto LIST      shares to step through as long as nothing fails, such as 1,5,25,100
  --each TIME      time at each share, such as 30m or 2h (default 2h)
  --open N         seconds for which check and publish show every part (default 8)
  --fresh          with dev --local: start over from the demo's records
  --published V    with dev: show the published version V instead of this folder's
  --port N         port of the page of dev (default 5200)
  --by NAME        who makes the change (default: the GitHub actor, or the system's user)
  --help           print this
`;

class Wrong extends Error {}

/** Options that only some commands accept. */
const accepted: Readonly<Record<Command['kind'], readonly string[]>> = {
  init: ['site'],
  build: [],
  test: [],
  check: ['site', 'open'],
  dev: ['site', 'port', 'published'],
  'dev-local': ['local', 'port', 'fresh'],
  keys: ['key'],
  publish: ['site', 'key', 'open', 'built'],
  rollout: ['site', 'key', 'by', 'percent', 'customers', 'auto', 'each'],
  promote: ['site', 'key', 'by'],
  rollback: ['site', 'key', 'by', 'to'],
  status: ['site'],
};

/**
 * Parses the command line of `valet-module`.
 * @param args the arguments after the command's name
 */
export function parseCli(args: readonly string[]): CliOptions | NothingToRun {
  try {
    const { values, positionals } = parse(args);
    if (values.help) return { kind: 'help' };
    return {
      kind: 'run',
      command: commandOf(positionals, values),
      site: values.site === undefined ? null : originOf(values.site),
      key: values.key ?? null,
      by: values.by ?? null,
    };
  } catch (error) {
    return { kind: 'wrong', message: (error as Error).message };
  }
}

type Values = ReturnType<typeof parse>['values'];

const isCommand = (word: string): word is Exclude<Command['kind'], 'dev-local'> =>
  Object.hasOwn(accepted, word) && word !== 'dev-local';

/** @throws Wrong */
function commandOf([kind, ...rest]: readonly string[], values: Values): Command {
  if (kind === undefined) throw new Wrong('Specify a command.');
  if (!isCommand(kind)) throw new Wrong(`"${kind}" is not a command.`);
  const isLocal = kind === 'dev' && values.local === true;
  const unfit = Object.keys(values).find((name) => !accepted[isLocal ? 'dev-local' : kind].includes(name));
  if (unfit !== undefined) throw new Wrong(`${isLocal ? 'dev --local' : kind} does not accept --${unfit}.`);
  const takesOne = kind === 'init' || kind === 'rollout' || kind === 'promote';
  if (kind !== 'test' && rest.length > (takesOne ? 1 : 0))
    throw new Wrong(`${kind} does not take "${rest.join(' ')}".`);
  switch (kind) {
    case 'init':
      if (!/^mf-[a-z]{1,37}$/.test(rest[0] ?? ''))
        throw new Wrong('init needs a name: mf- and lowercase letters, such as mf-hello.');
      return { kind, name: rest[0]! };
    case 'test':
      return { kind, files: rest };
    case 'check':
      return { kind, open: secondsIn(values) };
    case 'publish':
      if (values.built !== undefined && values.open !== undefined)
        throw new Wrong("--open has no effect with --built, because a build isn't checked again.");
      return { kind, open: secondsIn(values), built: values.built ?? null };
    case 'dev': {
      const port = wholeNumber('port', values.port, 65_535) ?? 5200;
      if (isLocal) return { kind: 'dev-local', port, isFresh: values.fresh ?? false };
      return {
        kind,
        port,
        published: values.published === undefined ? null : versionIn('--published', values.published),
      };
    }
    case 'rollout':
      return rollout(versionIn('rollout', rest[0]), values);
    case 'promote':
      return { kind, version: rest[0] === undefined ? null : versionIn('promote', rest[0]) };
    case 'rollback':
      return { kind, to: values.to === undefined ? null : versionIn('--to', values.to) };
    default:
      return { kind };
  }
}

/** How long each part is shown. */
const secondsIn = ({ open }: Values) => wholeNumber('open', open, 120) ?? 8;

function rollout(version: string, values: Values): Command {
  const percent = wholeNumber('percent', values.percent, 100);
  const customers = values.customers?.split(',').filter((id) => id !== '');
  const bad = customers?.find((id) => !/^[^\s/@]{1,128}$/.test(id));
  if (bad !== undefined) throw new Wrong(`--customers takes IDs separated by commas, not "${bad}".`);
  const named = customers && { customers: [...new Set(customers)] };
  if (values.auto === undefined) {
    if (values.each !== undefined) throw new Wrong('--each needs --auto.');
    return { kind: 'rollout', version, ...(percent !== undefined && { percent }), ...named };
  }
  if (percent !== undefined) throw new Wrong('--auto starts with its first share; leave out --percent.');
  const steps = values.auto.split(',').map((text) => (/^\d{1,3}$/.test(text) ? Number(text) : NaN));
  if (
    !steps.every((step, at) => step >= 1 && step <= 100 && step > (steps[at - 1] ?? 0)) ||
    steps.length > 20
  )
    throw new Wrong(`--auto takes ascending shares from 1 to 100, such as 1,5,25,100, not "${values.auto}".`);
  const auto = { steps, eachMinutes: minutesIn(values.each ?? '2h') };
  return { kind: 'rollout', version, percent: steps[0]!, ...named, auto };
}

function minutesIn(text: string): number {
  const [, number, unit] = /^(\d{1,5})(m|h|d)$/.exec(text) ?? [];
  const minutes = Number(number) * { m: 1, h: 60, d: 1440 }[(unit ?? 'm') as 'm' | 'h' | 'd'];
  if (minutes >= 1 && minutes <= 43_200) return minutes;
  throw new Wrong(`--each takes a time from 1m to 30d, such as 30m or 2h, not "${text}".`);
}

function versionIn(what: string, text: string | undefined): string {
  if (text !== undefined && versionField.safeParse(text).success) return text;
  throw new Wrong(`${what} needs a version such as 1.2.0${text === undefined ? '.' : `, not "${text}".`}`);
}

function wholeNumber(option: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (number <= max) return number;
  throw new Wrong(`--${option} must be a whole number from 0 to ${max}, not "${text}".`);
}

/** @throws Wrong */
export function originOf(text: string): string {
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '')
    return url.origin;
  throw new Wrong(`--site must be the address of a site, such as https://hub.example.com, not "${text}".`);
}

// The result type depends on these literals, so it is inferred.
function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    strict: true,
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      key: { type: 'string' },
      by: { type: 'string' },
      percent: { type: 'string' },
      customers: { type: 'string' },
      auto: { type: 'string' },
      each: { type: 'string' },
      to: { type: 'string' },
      port: { type: 'string' },
      open: { type: 'string' },
      built: { type: 'string' },
      published: { type: 'string' },
      local: { type: 'boolean' },
      fresh: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}
