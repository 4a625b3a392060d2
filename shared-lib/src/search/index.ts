export {
  foldText,
  foldWithOffsets,
  matcherOf,
  searchWords,
  spacedWords,
  wordStartsOf,
  type FoldedText,
} from './foldText.ts';
export { isNamed, otherSpellings } from './placeWords.ts';
