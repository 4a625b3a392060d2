import { parseArgs } from 'node:util';
import { buildNames, moduleNames } from '../../build/buildNames.ts';
import type { NothingToRun } from '../answerCommandLine.ts';
import { argumentError } from '../start/options.ts';

/** A change to what is served. */
export type Change =
  | {
      readonly kind: 'rollout';
      readonly module: string;
      readonly version: string;
      /** An omitted value stays unchanged. */
      readonly percent?: number;
      readonly customers?: readonly string[];
    }
  /** @property version the version to promote; null for the current candidate */
  | { readonly kind: 'promote'; readonly name: string; readonly version: string | null }
  /** @property to a published version; null withdraws the candidate or, if there is none, returns to the previous stable version */
  | { readonly kind: 'rollback'; readonly name: string; readonly to: string | null };

export type Command =
  | { readonly kind: 'init' | 'status' | 'history' }
  | { readonly kind: 'publish'; readonly names: readonly string[]; readonly version: string | null }
  | { readonly kind: 'pull'; readonly url: string }
  | Change;

export interface ReleaseOptions {
  readonly command: Command;
  /** The folders of the site and the builds, as given. */
  readonly site: string;
  readonly from: string;
  /** The required current revision; null for any. */
  readonly revision: number | null;
  /** Who makes the change; null for the name known to the machine. */
  readonly by: string | null;
  readonly dryRun: boolean;
}

export type ParsedRelease = NothingToRun | { readonly kind: 'release'; readonly options: ReleaseOptions };

export const usage = `Usage: npm run release -- COMMAND [options]

Changes what a site serves, and to whom. A site is a folder, "site" unless --site names another; "npm run deploy" puts it online.

  init                            create a site: publish the shell and every module as built, and serve them to everyone
  publish [NAME ...]              add built versions next to the older ones, without serving them yet
  rollout MODULE VERSION          try a version: --percent N of the accounts, --customers a,b, or both
  promote NAME [VERSION]          serve a version to everyone: a module's candidate, a published shell, or a new module's first version
  rollback NAME [--to VERSION]    withdraw the candidate, or else the stable version; --to any published one
  status                          what is served, and what is published
  history                         every change: when, who, what
  pull --from URL                 update the folder from a live site

  --site DIR       the site's folder (default site)
  --from DIR       the builds' folder for publish and init (default dist); for pull, the address of the site
  --version V      publish this version (default: the one in the package.json)
  --percent N      0 to 100, whole
  --customers LIST account IDs, separated by commas; "" for none
  --revision N     fail if the site is at a different revision
  --by NAME        who makes the change (default: the GitHub actor, the Git user, or the system's user)
  --dry-run        say what would change, and change nothing
  --help           print this

NAME is shell or a module: ${moduleNames.join(', ')}.
`;

class Wrong extends Error {}

/**
 * Parses the command line of `npm run release`.
 *
 * @param args the arguments after the script's name
 */
export function parseRelease(args: readonly string[]): ParsedRelease {
  try {
    const { values, positionals } = parse(args);
    if (values.help) return { kind: 'help' };
    const options: ReleaseOptions = {
      command: commandOf(positionals, values),
      site: notEmpty('site', values.site) ?? 'site',
      from: notEmpty('from', values.from) ?? 'dist',
      revision: wholeNumber('revision', values.revision, Number.MAX_SAFE_INTEGER) ?? null,
      by: notEmpty('by', values.by) ?? null,
      dryRun: values['dry-run'] ?? false,
    };
    return { kind: 'release', options };
  } catch (error) {
    return { kind: 'wrong', message: error instanceof Wrong ? error.message : argumentError(error) };
  }
}

type Values = ReturnType<typeof parse>['values'];

/** Options that only some commands accept. */
const optionsOf: Readonly<Record<Command['kind'], readonly (keyof Values)[]>> = {
  init: ['from'],
  publish: ['from', 'version'],
  rollout: ['percent', 'customers', 'revision'],
  promote: ['revision'],
  rollback: ['to', 'revision'],
  status: [],
  history: [],
  pull: ['from'],
};
const anyCommand: readonly (keyof Values)[] = ['site', 'by', 'dry-run', 'help'];

/** @throws Wrong */
function commandOf([kind, ...rest]: readonly string[], values: Values): Command {
  if (kind === undefined) throw new Wrong('Specify a command.');
  if (!isCommand(kind)) throw new Wrong(`"${kind}" is not a command.`);
  for (const name of Object.keys(values) as (keyof Values)[]) {
    if (!optionsOf[kind].includes(name) && !anyCommand.includes(name))
      throw new Wrong(`${kind} does not accept --${name}.`);
  }
  const take = (what: string, max: number) => {
    if (rest.length > max) throw new Wrong(`${kind} takes ${what}, not "${rest.join(' ')}".`);
  };
  const [first, second] = rest;
  switch (kind) {
    case 'init':
    case 'status':
    case 'history':
      take('no name', 0);
      return { kind };
    case 'publish': {
      const version = values.version === undefined ? null : versionIn('--version', values.version);
      if (version !== null && rest.length !== 1)
        throw new Wrong('--version needs exactly one name: publish NAME --version V.');
      return { kind, names: rest.length > 0 ? rest.map(name) : buildNames, version };
    }
    case 'pull':
      take('no name', 0);
      return { kind, url: siteAddress(values.from) };
    case 'rollout': {
      take('a module and a version', 2);
      if (name(first) === 'shell') throw new Wrong('The shell has no rollout. Promote it instead.');
      const percent = wholeNumber('percent', values.percent, 100);
      return {
        kind,
        module: name(first),
        version: versionIn('rollout', second),
        ...(percent !== undefined && { percent }),
        ...(values.customers !== undefined && { customers: customersIn(values.customers) }),
      };
    }
    case 'promote':
      take('a name and a version', 2);
      return { kind, name: name(first), version: second === undefined ? null : versionIn('promote', second) };
    case 'rollback':
      take('a name', 1);
      return {
        kind,
        name: name(first),
        to: values.to === undefined ? null : versionIn('--to', values.to),
      };
  }
}

const isCommand = (word: string): word is Command['kind'] => Object.hasOwn(optionsOf, word);

function name(word: string | undefined): string {
  if (word !== undefined && (buildNames as readonly string[]).includes(word)) return word;
  const known = buildNames.join(', ');
  throw new Wrong(word === undefined ? `Specify one of ${known}.` : `"${word}" is not one of ${known}.`);
}

function versionIn(what: string, text: string | undefined): string {
  if (text !== undefined && /^\d+\.\d+\.\d+(-[0-9A-Za-z]+([.-][0-9A-Za-z]+)*)?$/.test(text)) return text;
  throw new Wrong(`${what} needs a version such as 1.2.0${text === undefined ? '.' : `, not "${text}".`}`);
}

function wholeNumber(option: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  if (number <= max) return number;
  const range = max === 100 ? 'a whole number from 0 to 100' : 'a whole number';
  throw new Wrong(`--${option} must be ${range}, not "${text}".`);
}

function customersIn(text: string): string[] {
  const ids = text === '' ? [] : text.split(',').map((id) => id.trim());
  // The document is public, so accounts are named by ID, never by email address.
  const bad = ids.find((id) => !/^[^\s/@]{1,128}$/.test(id));
  if (bad !== undefined) throw new Wrong(`--customers takes IDs separated by commas, not "${bad}".`);
  return [...new Set(ids)];
}

function siteAddress(text: string | undefined): string {
  const url = URL.parse(text ?? '');
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Wrong('pull needs --from with the address of a site, such as https://my-project.web.app.');
  return url.origin;
}

function notEmpty(option: string, text: string | undefined): string | undefined {
  if (text === '') throw new Wrong(`--${option} must not be empty.`);
  return text;
}

// The result type depends on these literals, so it is inferred.
function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    strict: true,
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      from: { type: 'string' },
      version: { type: 'string' },
      percent: { type: 'string' },
      customers: { type: 'string' },
      to: { type: 'string' },
      revision: { type: 'string' },
      by: { type: 'string' },
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}
