import { parseArgs } from 'node:util';
import { moduleNameField } from '../../shared-lib/src/contract/moduleDocument.ts';
import { publicKeyField } from '../../shared-lib/src/contract/signedText.ts';
import type { NothingToRun } from '../answerCommandLine.ts';
import { argumentError } from '../start/options.ts';

/** A change of the list of keys. */
export type KeysChange =
  | { readonly kind: 'allow'; readonly module: string; readonly key: string }
  /** @property key null for all of the module's keys */
  | { readonly kind: 'revoke'; readonly module: string; readonly key: string | null };

export type ParsedRegistry =
  | NothingToRun
  | { readonly kind: 'newKey'; readonly file: string }
  | { readonly kind: 'show'; readonly site: string }
  | { readonly kind: 'change'; readonly site: string; readonly root: string; readonly change: KeysChange };

export const usage = `Usage: npm run registry -- COMMAND [options]

Decides which keys may sign which modules of a site's registry (docs/releasing.md).

  new-key FILE             create a key pair in a new file, and print its public key
  keys                     list the keys of each module
  allow MODULE KEY         let a public key sign a module's versions and documents
  revoke MODULE [KEY]      withdraw one key, or all of the module's keys

  --site URL    the site's address
  --root FILE   the file of the site's root key
`;

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      root: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });

/**
 * Parses the command line of the registry.
 * @param args the arguments after the script's name
 */
export function parseRegistry(args: readonly string[]): ParsedRegistry {
  const wrong = (message: string) => ({ kind: 'wrong', message }) as const;
  let given: ReturnType<typeof parse>;
  try {
    given = parse(args);
  } catch (error) {
    return wrong(argumentError(error));
  }
  const { values, positionals } = given;
  if (values.help) return { kind: 'help' };
  const [command, first, second] = positionals;
  if (positionals.length > 3) return wrong(`Unexpected argument "${positionals[3]}".`);
  if (command === 'new-key')
    return first !== undefined && second === undefined
      ? { kind: 'newKey', file: first }
      : wrong('Specify the new file.');
  if (command !== 'keys' && command !== 'allow' && command !== 'revoke')
    return wrong('Specify a command: new-key, keys, allow or revoke.');
  const { site, root } = values;
  if (site === undefined || !/^https?:\/\/[^/]+\/?$/.test(site))
    return wrong('--site must be the address of a site, such as https://hub.example.com.');
  if (command === 'keys')
    return first === undefined ? { kind: 'show', site } : wrong(`Unexpected argument "${first}".`);
  if (!root) return wrong('--root must be the path of the root key file.');
  if (first === undefined || !moduleNameField.safeParse(first).success)
    return wrong(`"${first ?? ''}" isn't a module name such as mf-hello.`);
  if (second !== undefined && !publicKeyField.safeParse(second).success)
    return wrong(`"${second}" isn't a public key of 43 characters.`);
  if (command === 'revoke')
    return { kind: 'change', site, root, change: { kind: 'revoke', module: first, key: second ?? null } };
  return second === undefined
    ? wrong('Specify the public key.')
    : { kind: 'change', site, root, change: { kind: 'allow', module: first, key: second } };
}
