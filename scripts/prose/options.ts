import { parseArgs } from 'node:util';
import type { NothingToRun } from '../answerCommandLine.ts';

export const usage = `Usage: npm run prose -- [options] [PATH...]

Checks texts, help articles, emails, notices, command help, Markdown and comments for words that docs/glossary.md,
scripts/prose/patterns.ts and scripts/prose/spanish.ts disallow, and for long sentences. scripts/prose/budget.json has the
allowed findings per folder; unlisted folders may have none. Exceptions and their reasons are in
scripts/prose/exceptions.ts.

  PATH      list the findings of these files or folders
  --lower   lower the budget to the current findings
  --moved   move the budget along with moved files, at the same total
  --help    print this
`;

export type ProseWork =
  | { readonly kind: 'check' }
  | { readonly kind: 'list'; readonly paths: readonly string[] }
  | { readonly kind: 'lower' }
  | { readonly kind: 'moved' };

/** Reads the command line of `npm run prose`. */
export function parseProse(args: readonly string[]): ProseWork | NothingToRun {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: true,
      options: {
        lower: { type: 'boolean' },
        moved: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return { kind: 'help' };
    if (Number(values.lower ?? 0) + Number(values.moved ?? 0) + Math.min(positionals.length, 1) > 1)
      return { kind: 'wrong', message: 'Specify paths, --lower or --moved.' };
    if (values.lower) return { kind: 'lower' };
    if (values.moved) return { kind: 'moved' };
    if (positionals.length === 0) return { kind: 'check' };
    return { kind: 'list', paths: positionals.map((path) => path.replace(/^\.\/|\/$/g, '')) };
  } catch (error) {
    const message = (error as Error).message.split('. ')[0] ?? '';
    return { kind: 'wrong', message: message.replace(/\.?$/, '.') };
  }
}
