import { foldText, foldWithOffsets } from 'shared-lib/search';

/** A piece of a name, and whether it matches. */
export interface NamePart {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Splits a name for highlighting: at the whole query, or else at each of its words.
 * @returns the parts, which together are the name.
 */
export function markMatches(name: string, query: string): readonly NamePart[] {
  const { folded, offsets } = foldWithOffsets(name);
  const wanted = foldText(query);
  if (wanted === '') return [{ text: name, isMatch: false }];

  const marked = new Set<number>();
  for (const word of folded.includes(wanted) ? [wanted] : wanted.split(' ')) {
    const at = folded.indexOf(word);
    if (at < 0) continue;
    // Up to the next character, so trailing accents are highlighted too.
    const end = offsets[at + word.length] ?? name.length;
    for (let unit = offsets[at]!; unit < end; unit += 1) marked.add(unit);
  }

  const parts: NamePart[] = [];
  let start = 0;
  for (let unit = 1; unit <= name.length; unit += 1) {
    if (unit < name.length && marked.has(unit) === marked.has(start)) continue;
    parts.push({ text: name.slice(start, unit), isMatch: marked.has(start) });
    start = unit;
  }
  return parts;
}
