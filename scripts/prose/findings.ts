import { maxWords, patternsFor } from './patterns.ts';
import { countWords, joinedWords, lineAt, sentencesOf, type Passage } from './passage.ts';

export interface Finding {
  readonly file: string;
  readonly line: number;
  /** The pattern's name, or `long sentence`. */
  readonly pattern: string;
  /** The words that match, or the sentence's beginning. */
  readonly words: string;
  readonly say: string;
}

/** Finds what the style guide refuses in a passage, in reading order within each sentence. */
export function findIn(file: string, passage: Passage): Finding[] {
  const joined = joinedWords(passage);
  const found: Finding[] = [];
  for (const { words, at } of sentencesOf(joined)) {
    const matches = patternsFor(passage.kind)
      .flatMap(({ name, pattern, say }) =>
        [...words.matchAll(pattern)].map((match) => ({ name, say, match })),
      )
      .sort((one, other) => one.match.index - other.match.index);
    for (const { name, say, match } of matches) {
      const line = lineAt(passage, at + match.index);
      found.push({ file, line, pattern: name, words: excerpt(match[0]), say });
    }
    const count = countWords(words);
    if (count > maxWords[passage.kind]) {
      const say = `${maxWords[passage.kind]} words at most, not ${count}`;
      found.push({ file, line: lineAt(passage, at), pattern: 'long sentence', words: excerpt(words), say });
    }
  }
  return found;
}

const excerpt = (words: string): string => (words.length > 60 ? `${words.slice(0, 57)}...` : words);
