import { parseArgs } from 'node:util';
import { localProducts, type LocalProduct } from '../LocalFirebase.ts';

/** Parsed options of `local-firebase`; paths as given, null if not given. */
export interface CliOptions {
  readonly port: number | null;
  readonly config: string | null;
  readonly project: string | null;
  readonly rules: string | null;
  readonly storageRules: string | null;
  /** Bytes per bucket. */
  readonly storageQuota: number | null;
  readonly functions: string | null;
  readonly importFrom: string | null;
  readonly exportTo: string | null;
  readonly data: string | null;
  readonly only: readonly LocalProduct[] | null;
  readonly fresh: boolean;
  readonly withoutIndexes: boolean;
  readonly origins: readonly string[];
  /** The command of `exec`: a program and its arguments. */
  readonly command: readonly string[] | null;
}

export type ParsedArguments =
  | { readonly kind: 'start'; readonly options: CliOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

export const usage = `Usage: local-firebase [options]
       local-firebase exec [options] -- COMMAND

Runs Firebase on this machine for the project in this folder: Firestore, Auth, Functions, Storage and Hosting, as configured in
firebase.json. Needs no network, no account and no Java.

exec starts it, runs COMMAND with the variables that point Firebase's SDKs to it, stops it, and exits with COMMAND's exit code.

  --port N              port of Hosting, or of the only service named by --only (0 for any free one)
  --only LIST           start only these: ${localProducts.join(',')}
  --project ID          project (default: from .firebaserc or the import, otherwise demo-local)
  --config FILE         configuration (default firebase.json; without it, no Hosting and no rules)
  --rules FILE          Firestore's rules, instead of those named in firebase.json
  --storage-rules FILE  Storage's rules, instead of those named in firebase.json
  --origin LIST         origins of other pages that may use the services, such as http://app.test:3000
  --no-indexes          run queries without the indexes that Cloud Firestore would require
  --storage-quota N     total bytes that a bucket may hold (default: unlimited)
  --functions FILE      the functions' module, instead of the one configured in firebase.json
  --data DIR            keep all data in this folder; without it, data is lost at the end
  --fresh               delete the data in the data folder first
  --import DIR          start with the data of an export; needs an empty data folder
  --export DIR          export all data to this folder at the end
  --help                print this

Ports come from "emulators" in firebase.json, otherwise from Firebase's own emulators, or are the next free ones.
`;

/** Parses the command line of `local-firebase`: the arguments after the script's name. */
export function parseArguments(args: readonly string[]): ParsedArguments {
  const { own, command } = splitCommand(args);
  let values: ReturnType<typeof parse>;
  try {
    values = parse(own);
  } catch (error) {
    // The first sentence says what is wrong; the rest is about parseArgs.
    const message = (error as Error).message.split(/\. |\n/)[0] ?? '';
    return { kind: 'wrong', message: message.replace(/\.?$/, '.') };
  }
  if (values.help) return { kind: 'help' };
  if (command?.length === 0)
    return { kind: 'wrong', message: 'exec needs a command: local-firebase exec -- npm test' };
  const empty = Object.entries(values).find(([, value]) => value === '')?.[0];
  if (empty !== undefined) return { kind: 'wrong', message: `--${empty} must not be empty.` };
  if (values.port !== undefined && !isPort(values.port)) {
    return { kind: 'wrong', message: `--port must be a number from 0 to 65535, not "${values.port}".` };
  }
  const quota = values['storage-quota'];
  if (quota !== undefined && !/^\d{1,15}$/.test(quota)) {
    return { kind: 'wrong', message: `--storage-quota must be a number of bytes, not "${quota}".` };
  }
  const only = values.only?.split(',').map((name) => name.trim());
  const unknown = only?.find((name) => !isProduct(name));
  if (unknown !== undefined) {
    return {
      kind: 'wrong',
      message: `--only takes ${localProducts.join(', ')}, separated by commas, not "${unknown}".`,
    };
  }
  const origins = values.origin?.split(',').map((origin) => origin.trim()) ?? [];
  const noOrigin = origins.find((origin) => !isOrigin(origin));
  if (noOrigin !== undefined) {
    return {
      kind: 'wrong',
      message: `--origin takes origins such as http://app.test:3000, separated by commas, not "${noOrigin}".`,
    };
  }
  if (values.project !== undefined && !/^[a-z0-9-]{1,63}$/.test(values.project)) {
    return { kind: 'wrong', message: `--project must be a project's id, not "${values.project}".` };
  }
  return {
    kind: 'start',
    options: {
      port: values.port === undefined ? null : Number(values.port),
      config: values.config ?? null,
      project: values.project ?? null,
      rules: values.rules ?? null,
      storageRules: values['storage-rules'] ?? null,
      origins,
      withoutIndexes: values['no-indexes'] ?? false,
      storageQuota: quota === undefined ? null : Number(quota),
      functions: values.functions ?? null,
      importFrom: values.import ?? null,
      exportTo: values.export ?? null,
      data: values.data ?? null,
      only: only ? localProducts.filter((product) => only.includes(product)) : null,
      fresh: values.fresh ?? false,
      command,
    },
  };
}

/** Splits the command line of `exec` into its options and what comes after `--`. */
function splitCommand(args: readonly string[]): {
  readonly own: readonly string[];
  readonly command: readonly string[] | null;
} {
  if (args[0] !== 'exec') return { own: args, command: null };
  const end = args.indexOf('--');
  return end < 0
    ? { own: args.slice(1), command: [] }
    : { own: args.slice(1, end), command: args.slice(end + 1) };
}

// The result type depends on these literals, so it is inferred.
function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  return parseArgs({
    args: [...args],
    strict: true,
    allowPositionals: false,
    options: {
      port: text,
      only: text,
      project: text,
      config: text,
      rules: text,
      'storage-rules': text,
      origin: text,
      'no-indexes': { type: 'boolean' },
      'storage-quota': text,
      functions: text,
      data: text,
      fresh: { type: 'boolean' },
      import: text,
      export: text,
      help: { type: 'boolean', short: 'h' },
    },
  }).values;
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535;
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}

function isProduct(name: string): name is LocalProduct {
  return (localProducts as readonly string[]).includes(name);
}
