import { seenText } from './seenText.ts';

/** The same text for the same name, however it is written: in any case, with any blanks, composed or not. */
export const foldedName = (text: string): string =>
  seenText(text).normalize('NFKC').replaceAll(/\s+/g, ' ').toLowerCase();
