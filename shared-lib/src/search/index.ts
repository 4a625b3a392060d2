export {
  foldText,
  foldWithOffsets,
  matcherOf,
  searchWords,
  spacedWords,
  wordStartsOf,
  type FoldedText,
} from './foldText.ts';
export { otherSpellings } from './placeWords.ts';
