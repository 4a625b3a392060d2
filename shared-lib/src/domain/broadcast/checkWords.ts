import { hasLooseBrace, unknownNames } from '../base/templates.ts';

/** What is wrong with the words of a text, and what its words name. */
export type WordsProblem =
  | { readonly code: 'missing' | 'looseBrace' }
  | { readonly code: 'tooLong'; readonly max: number; readonly length: number }
  | { readonly code: 'unknownName'; readonly name: string; readonly known: string }
  | { readonly code: 'misspelt'; readonly name: string; readonly meant: string };

/** How many letters of a word have to change to make it another. */
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

/** As many letters may be wrong in a name that is still understood. */
const maxDistance = 3;

/** The name that somebody meant by one that there isn't; undefined when it is like none. */
const meantBy = (name: string, known: readonly string[]): string | undefined => {
  const found = known
    .map((each) => ({ each, far: distance(name.toLowerCase(), each.toLowerCase()) }))
    .toSorted((one, other) => one.far - other.far)[0];
  return found && found.far <= maxDistance && found.far < found.each.length / 2 ? found.each : undefined;
};

/**
 * What is wrong with words that name placeholders, first what hurts most; null for nothing.
 * @param known what may be named in braces @param max how many letters they may have
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
  return hasLooseBrace(words) ? { code: 'looseBrace' } : null;
};
