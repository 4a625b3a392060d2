import { seenText } from './seenText.ts';

/** The normalized form of a name: equal for the same name in any case, with any blanks, composed or not. */
export const foldedName = (text: string): string =>
  seenText(text).normalize('NFKC').replaceAll(/\s+/g, ' ').toLowerCase();
