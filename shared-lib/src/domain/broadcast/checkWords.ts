import { hasUnmatchedBrace, unknownNames } from '../base/text/templates.ts';

/** The reason a text's words are refused, with the placeholder at fault. */
export type WordsProblem =
  | { readonly code: 'missing' | 'looseBrace' }
  | { readonly code: 'tooLong'; readonly max: number; readonly length: number }
  | { readonly code: 'unknownName'; readonly name: string; readonly known: string }
  | { readonly code: 'misspelt'; readonly name: string; readonly meant: string };

/** The edit distance between two words. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at += 1)
      next.push(Math.min(row[at + 1]! + 1, next[at]! + 1, row[at]! + (letter === other[at] ? 0 : 1)));
    row = next;
  }
  return row[other.length]!;
};

/** Maximum number of typos in a name that is still recognized. */
const maxDistance = 3;

/** The known name closest to a misspelled one; undefined if none is similar. */
const meantBy = (name: string, known: readonly string[]): string | undefined => {
  const found = known
    .map((each) => ({ each, far: distance(name.toLowerCase(), each.toLowerCase()) }))
    .toSorted((one, other) => one.far - other.far)[0];
  return found && found.far <= maxDistance && found.far < found.each.length / 2 ? found.each : undefined;
};

/**
 * The most serious problem of words with placeholders; null if there is none.
 * @param known the allowed placeholders @param max the maximum length in characters
 */
export const checkTemplate = (words: string, known: readonly string[], max: number): WordsProblem | null => {
  if (words.trim() === '') return { code: 'missing' };
  const { length } = words;
  if (length > max) return { code: 'tooLong', max, length };
  const [name] = unknownNames(words, known);
  if (name !== undefined) {
    const meant = meantBy(name, known);
    return meant === undefined
      ? { code: 'unknownName', name, known: known.map((each) => `{${each}}`).join(', ') }
      : { code: 'misspelt', name, meant };
  }
  return hasUnmatchedBrace(words) ? { code: 'looseBrace' } : null;
};
