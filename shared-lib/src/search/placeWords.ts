/** Abbreviations in names and addresses of places, as people type or store them, folded. */
const abbreviations = [
  ['apts', 'apartments'],
  ['av', 'avenida'],
  ['ave', 'avenue'],
  ['blvd', 'boulevard'],
  ['cir', 'circle'],
  ['crk', 'creek'],
  ['ct', 'court'],
  ['cts', 'courts'],
  ['ctr', 'center'],
  ['cv', 'cove'],
  ['dr', 'drive'],
  ['ests', 'estates'],
  ['ft', 'fort'],
  ['gdns', 'gardens'],
  ['grv', 'grove'],
  ['hbr', 'harbor'],
  ['hls', 'hills'],
  ['hts', 'heights'],
  ['hwy', 'highway'],
  ['lk', 'lake'],
  ['ln', 'lane'],
  ['lndg', 'landing'],
  ['mdws', 'meadows'],
  ['mnr', 'manor'],
  ['mt', 'mount'],
  ['pk', 'park'],
  ['pkwy', 'parkway'],
  ['pl', 'place'],
  ['plz', 'plaza'],
  ['pt', 'point'],
  ['rd', 'road'],
  ['rdg', 'ridge'],
  ['spgs', 'springs'],
  ['sq', 'square'],
  ['st', 'saint'],
  ['st', 'street'],
  ['ter', 'terrace'],
  ['trl', 'trail'],
  ['twrs', 'towers'],
  ['vlg', 'village'],
  ['vly', 'valley'],
  ['vw', 'view'],
  ['xing', 'crossing'],
] as const;

/**
 * The other spellings of a word in the name of a place: `court` for `ct`, and `ct` for `court`.
 * @param word folded
 */
export const otherSpellings = (word: string): readonly string[] =>
  abbreviations.flatMap(([short, full]) => (word === short ? full : word === full ? short : []));

/**
 * Whether each of the words starts, or is another spelling of, a word of a place's name.
 * @param name folded
 * @param words folded
 */
export function isNamed(name: string, words: readonly string[]): boolean {
  const named = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => {
    const others = otherSpellings(word);
    return named.some((one) => one.startsWith(word) || others.includes(one));
  });
}
