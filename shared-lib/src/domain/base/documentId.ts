const maxBytes = 1500;

/**
 * Whether a text, such as one that an address names, can be the id of a Firestore document: one path segment of at most 1,500
 * bytes that is neither a dot nor two nor reserved (`__…__`). Asking Firestore for anything else is an error, not an absence.
 */
export const isDocumentId = (text: string): boolean =>
  text !== '' &&
  text !== '.' &&
  text !== '..' &&
  !text.includes('/') &&
  !/^__.*__$/s.test(text) &&
  new TextEncoder().encode(text).length <= maxBytes;
