export { isNamed, otherSpellings } from './placeWords.ts';
export { nightTyped, type TypedNight, type TypingDay } from './nightTyped.ts';
