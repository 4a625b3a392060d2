import { parseArgs } from 'node:util';
import type { NoWork } from '../answerCommandLine.ts';
import { wrongArgument } from '../start/options.ts';

export interface MutationOptions {
  /** Patterns as git understands them, from the repository's root; none for a sample. */
  readonly files: readonly string[];
  /** No further files of a sample are begun after so many minutes. */
  readonly minutes: number;
  /** What chooses the sample. */
  readonly seed: string;
  /** The score, in percent, below which the command fails. */
  readonly atLeast: number;
}

export type ParsedMutation = NoWork | { readonly kind: 'mutation'; readonly options: MutationOptions };

export const usage = `Usage: npm run mutation [-- --files PATTERN ...] [--minutes N] [--seed TEXT] [--at-least PERCENT]

Changes the code in small ways, one at a time, and runs the unit tests beside it: a change that no test notices is a case
that none covers. Prints these changes, and of each file the share that was noticed. Without --files it takes a sample of
the domain and of the evaluator of rules. Stryker, which does this, is downloaded when it's missing.

  --files PATTERN     all files that match, such as 'shell/src/modules/moduleRegistry.ts' or 'shared-lib/src/domain/plan/*.ts'
  --minutes N         begin no further files of the sample after N minutes (default 10)
  --seed TEXT         another sample; the same text takes the same files in the same order (default: today's date)
  --at-least PERCENT  fail when the score is lower (default 0)
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
    // A shell that knows the pattern hands over the files.
    allowPositionals: true,
  });
}

/**
 * Reads the command line of `npm run mutation`.
 *
 * @param args the arguments after the script's name
 * @param now chooses the sample where no seed is given
 */
export function parseMutation(args: readonly string[], now: Date): ParsedMutation {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return { kind: 'wrong', message: wrongArgument(error) };
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
