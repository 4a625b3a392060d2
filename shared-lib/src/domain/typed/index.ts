export { nightTyped, type TypedNight, type TypingDay } from './nightTyped.ts';
