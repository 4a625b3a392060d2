import { parseArgs } from 'node:util';
import type { NothingToRun } from '../answerCommandLine.ts';
import { argumentError } from '../start/options.ts';

export interface MutationOptions {
  /** Git patterns from the repository's root; empty for a sample. */
  readonly files: readonly string[];
  /** No further files of a sample are started after this many minutes. */
  readonly minutes: number;
  /** Determines the sample. */
  readonly seed: string;
  /** The minimum score in percent; below it the command fails. */
  readonly atLeast: number;
}

export type ParsedMutation = NothingToRun | { readonly kind: 'mutation'; readonly options: MutationOptions };

export const usage = `Usage: npm run mutation [-- --files PATTERN ...] [--minutes N] [--seed TEXT] [--at-least PERCENT]

Makes small changes to the code, one at a time, and runs the unit tests next to it. A change that no test notices is an untested
case. Prints these changes, and for each file the share that tests noticed. Without --files, it samples the domain code and the
rules evaluator. Downloads Stryker if it's missing.

  --files PATTERN     all files that match, e.g. 'shell/src/modules/moduleRegistry.ts' or 'shared-lib/src/domain/plan/*.ts'
  --minutes N         start no more files of the sample after N minutes (default 10)
  --seed TEXT         another sample; the same text gives the same files in the same order (default: today's date)
  --at-least PERCENT  fail if the score is lower (default 0)
  --help              print this
`;

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      files: { type: 'string', multiple: true },
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string' },
      'at-least': { type: 'string', default: '0' },
      help: { type: 'boolean', short: 'h' },
    },
    // A shell that expands the pattern passes the file names.
    allowPositionals: true,
  });
}

/**
 * Parses the command line of `npm run mutation`.
 *
 * @param args the arguments after the script's name
 * @param now determines the sample if no seed is given
 */
export function parseMutation(args: readonly string[], now: Date): ParsedMutation {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return { kind: 'wrong', message: argumentError(error) };
  }
  const { values, positionals } = parsed;
  const { seed = now.toISOString().slice(0, 10), help } = values;
  if (help) return { kind: 'help' };
  const minutes = Number(values.minutes);
  if (!(minutes > 0))
    return { kind: 'wrong', message: `--minutes must be a number above 0, not "${values.minutes}".` };
  const atLeast = Number(values['at-least']);
  if (!(atLeast >= 0 && atLeast <= 100))
    return {
      kind: 'wrong',
      message: `--at-least must be a number from 0 to 100, not "${values['at-least']}".`,
    };
  return {
    kind: 'mutation',
    options: { files: [...(values.files ?? []), ...positionals], minutes, seed, atLeast },
  };
}
