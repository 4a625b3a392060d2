import { revisionText } from './revisionText.ts';

/** The normalized form of a name: equal for the same name in any case, with any blanks, composed or not. */
export const normalizeName = (text: string): string =>
  revisionText(text).normalize('NFKC').replaceAll(/\s+/g, ' ').toLowerCase();
