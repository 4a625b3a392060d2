/** How the search reads what people type: folded words, names of places, and nights. */
export { foldText, foldWithOffsets, matcherOf, searchWords, spacedWords, wordStartsOf } from './foldText.ts';
export { isNamed, otherSpellings } from './placeWords.ts';
export { parseNight, type ParsedNight, type SearchCalendar } from './parseNight.ts';
