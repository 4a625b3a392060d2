import { parseArgs } from 'node:util';
import type { NothingToRun } from '../answerCommandLine.ts';
import { pictures } from './pictures.ts';

const known = pictures.map(({ name }) => name);

export const usage = `Usage: npm run pictures -- [NAME...]

Takes the README's pictures of the demo data and writes them to docs/images. Check them before you commit: the
demo data depends on the time of day.

  NAME     one of ${known.join(', ')} (default: all of them)
  --help   print this
`;

/** Reads the command line of `npm run pictures`. */
export function parsePictures(
  args: readonly string[],
): { readonly kind: 'take'; readonly names: readonly string[] } | NothingToRun {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return { kind: 'help' };
    const unknown = positionals.find((name) => !known.includes(name));
    return unknown === undefined
      ? { kind: 'take', names: positionals }
      : { kind: 'wrong', message: `There is no picture "${unknown}".` };
  } catch (error) {
    const message = (error as Error).message.split('. ')[0] ?? '';
    return { kind: 'wrong', message: message.replace(/\.?$/, '.') };
  }
}
