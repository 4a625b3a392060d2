import { foldText, otherSpellings } from 'shared-lib/search';

/** How many edits a typed word may be away from the intended one; short words are too close to each other. */
const editsFor = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** From this length on, a word that is still being typed is compared with the beginning of others. */
const prefixLength = 5;

/** Only letters: a number or code with one different character is another number or code. */
const onlyLetters = /^[\p{L}'’]+$/u;

/**
 * The edits between two words: letters inserted, left out or replaced, and neighbors swapped.
 * @param most at which it gives up
 * @param isPrefix whether the second word may be longer
 * @returns the number, or more than `max`
 */
export function editDistance(typed: string, word: string, max: number, isPrefix = false): number {
  const tooFar = max + 1;
  if (typed.length - word.length > max || (!isPrefix && word.length - typed.length > max)) return tooFar;
  const width = Math.min(word.length, typed.length + max);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let edits = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwapped) edits = Math.min(edits, before[column - 2]! + 1);
      next.push(edits);
    }
    if (Math.min(...next) > max) return tooFar;
    before = last;
    last = next;
  }
  const edits = isPrefix ? Math.min(...last) : last[width]!;
  return Math.min(edits, tooFar);
}

/** The words of folded texts, each with how often it occurs. */
export function vocabularyOf(texts: Iterable<string>): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const text of texts) {
    for (const word of text.match(/[\p{L}\p{N}'’-]+/gu) ?? []) words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
}

type Vocabulary = ReadonlyMap<string, number>;

const isKnown = (typed: string, vocabularies: readonly Vocabulary[]): boolean =>
  vocabularies.some((words) => {
    if (words.has(typed)) return true;
    for (const word of words.keys()) if (word.includes(typed)) return true;
    return false;
  });

/** The nearest known word; among equals, the one with the same first letter, then the most frequent. */
function nearest(typed: string, vocabularies: readonly Vocabulary[]): string | null {
  const max = editsFor(typed.length);
  let best: { readonly word: string; readonly rank: readonly number[] } | null = null;
  for (const words of vocabularies) {
    for (const [word, count] of words) {
      const edits = Math.min(
        editDistance(typed, word, max),
        typed.length < prefixLength ? max + 1 : editDistance(typed, word, max, true),
      );
      if (edits > max || word.length < 4) continue;
      const rank = [edits, Number(word[0] !== typed[0]), -count];
      const difference = rank.map((value, at) => value - (best?.rank[at] ?? Infinity)).find(Boolean) ?? 0;
      if (best === null || difference < 0) best = { word, rank };
    }
  }
  return best?.word ?? null;
}

/**
 * A query with its typos corrected, for records and texts that are on the device.
 * @param query as typed
 * @param vocabularies the words that can be found, from `vocabularyOf`
 * @returns null if every word is known, or one isn't close to any
 */
export function correctQuery(query: string, vocabularies: readonly Vocabulary[]): string | null {
  const typed = foldText(query).split(' ').filter(Boolean);
  const corrected = typed.map((word) => {
    const isChecked =
      onlyLetters.test(word) && editsFor(word.length) > 0 && otherSpellings(word).length === 0;
    return !isChecked || isKnown(word, vocabularies) ? word : nearest(word, vocabularies);
  });
  if (corrected.includes(null) || corrected.every((word, at) => word === typed[at])) return null;
  return corrected.join(' ');
}
