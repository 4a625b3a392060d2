/** A piece of a text, and whether it is what was searched for. */
export interface MarkedPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

const wordCharacter = /[\p{L}\p{N}]/u;

/** Each character is folded once: a keystroke asks for those of all articles. */
const foldedCharacters = new Map<string, string>();

/** A character as a search sees it: without case and accents. */
function fold(character: string): string {
  const folded =
    foldedCharacters.get(character) ?? character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  foldedCharacters.set(character, folded);
  return folded;
}

/** What a query asks for: its words, without case and accents, each once. */
export function termsOf(query: string): string[] {
  const typed = query.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(typed.map((word) => [...word].map(fold).join('')).filter((term) => term !== ''))];
}

/** Where a term ends that begins at a place, or the place itself when it doesn't. */
function endOf(term: string, characters: readonly string[], start: number): number {
  let matched = '';
  let end = start;
  while (end < characters.length && matched.length < term.length) {
    matched += fold(characters[end]!);
    end += 1;
  }
  return matched === term ? end : start;
}

/**
 * Cuts a text into what was searched for and what stands between; the pieces joined are the text.
 * @param terms from `termsOf`; each matches the beginning of a word.
 */
export function markMatches(text: string, terms: readonly string[]): MarkedPiece[] {
  // Composed, so that a letter and its accent are one character.
  const characters = [...text.normalize('NFC')];
  const isWordAt = (index: number) => wordCharacter.test(characters[index] ?? '');
  const pieces: MarkedPiece[] = [];
  let position = 0;
  const push = (end: number, isMatch: boolean) => {
    if (end > position) pieces.push({ text: characters.slice(position, end).join(''), isMatch });
    position = end;
  };
  for (let start = 0; start < characters.length; start += 1) {
    if (!isWordAt(start) || isWordAt(start - 1)) continue;
    const end = Math.max(start, ...terms.map((term) => endOf(term, characters, start)));
    if (end === start) continue;
    push(start, false);
    push(end, true);
  }
  push(characters.length, false);
  return pieces;
}
