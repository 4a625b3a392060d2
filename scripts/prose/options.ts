import { parseArgs } from 'node:util';
import type { NoWork } from '../answerCommandLine.ts';

export const usage = `Usage: npm run prose -- [options] [PATH...]

Checks the English of texts, help articles, Markdown and comments against the words that docs/glossary.md and
scripts/prose/patterns.ts refuse, and the length of sentences. Each folder has a budget of findings,
scripts/prose/budget.json; a folder that isn't listed there may have none. Exceptions, each with its reason, are in
scripts/prose/exceptions.ts.

  PATH      list the findings of these files or folders
  --lower   lower the budget to what there is
  --moved   spread the budget as files have moved, at the same sum
  --help    print this
`;

export type ProseWork =
  | { readonly kind: 'check' }
  | { readonly kind: 'list'; readonly paths: readonly string[] }
  | { readonly kind: 'lower' }
  | { readonly kind: 'moved' };

/** Reads the command line of `npm run prose`. */
export function parseProse(args: readonly string[]): ProseWork | NoWork {
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
      return { kind: 'wrong', message: 'Name paths, or --lower, or --moved.' };
    if (values.lower) return { kind: 'lower' };
    if (values.moved) return { kind: 'moved' };
    if (positionals.length === 0) return { kind: 'check' };
    return { kind: 'list', paths: positionals.map((path) => path.replace(/^\.\/|\/$/g, '')) };
  } catch (error) {
    const message = (error as Error).message.split('. ')[0] ?? '';
    return { kind: 'wrong', message: message.replace(/\.?$/, '.') };
  }
}
