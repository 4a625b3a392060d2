const maxBytes = 1500;
/** What a letter takes at most in UTF-8, for each UTF-16 unit. */
const bytesPerUnit = 3;

const isTooLong = (text: string) =>
  text.length * bytesPerUnit > maxBytes && new TextEncoder().encode(text).length > maxBytes;

/**
 * Whether a text, such as one that an address names, can be the id of a Firestore document: one path segment of at most 1,500
 * bytes that is neither a dot nor two nor reserved (`__…__`), without half of a character. Asking Firestore for anything else is an error, not an absence.
 */
export const isDocumentId = (text: string): boolean =>
  text !== '' &&
  text !== '.' &&
  text !== '..' &&
  !text.includes('/') &&
  !/\p{Surrogate}/u.test(text) &&
  !(text.startsWith('__') && /^__.*__$/s.test(text)) &&
  !isTooLong(text);
